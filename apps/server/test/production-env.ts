/** Settings that production accepts; none of the hosts exists. */
export const productionEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://mowatt:pass@db.example/mowatt?sslmode=verify-full',
  SITE_URL: 'https://mowatt.example',
  MAIL_URL: 'smtp://mail.example',
  MAIL_FROM: 'Mowatt <hello@mail.example>',
  SESSION_SECRET: 'wA63P6ndirZzIOydOHiVYsdHYf3K197xRcnKFFW8M+o=',
  FILES_SECRET: '6l2r+NXsSPBrZtk8bG0R7ZBx1wV6WTKCJBbigqyCIGs=',
  COMPANY_NAME: 'Mowatt Example Ltd',
  COMPANY_NUMBER: '01234567',
  COMPANY_ADDRESS: '1 Example Street, Exampleton, EX1 1EX',
  ICO_NUMBER: 'ZA123456',
}
