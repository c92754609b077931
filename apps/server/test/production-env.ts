/** Settings that production accepts; nothing is there to be reached. */
export const productionEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://mowatt:pass@db.example/mowatt?sslmode=verify-full',
  SITE_URL: 'https://mowatt.example',
  MAIL_URL: 'smtp://mail.example',
  MAIL_FROM: 'Mowatt <hello@mail.example>',
  SESSION_SECRET: 'vQ9rT2mXc7LzK4wB8nHs1dYf6gJp3eUa',
  FILES_SECRET: 'Z5xN0bRk8tWq3yMh7uCj2oVe9iLs4aPd',
  COMPANY_NAME: 'Mowatt Example Ltd',
  COMPANY_NUMBER: '01234567',
  COMPANY_ADDRESS: '1 Example Street, Exampleton, EX1 1EX',
  ICO_NUMBER: 'ZA123456',
}
