import { operatorRoles, type OperatorRole } from '@mowatt/contract'
import type { Db } from '../../platform/db/open-database.ts'

export type Operator = { email: string; role: OperatorRole; addedAt: Date }

/** Adds an operator, or changes the role of an existing one. */
export async function putOperator(db: Db, { email, role, addedAt }: Operator): Promise<void> {
  await db
    .insertInto('operators_operator')
    .values({ email, role, added_at: addedAt })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ role }))
    .execute()
}

export async function deleteOperator(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('operators_operator').where('email', '=', email).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function listOperators(db: Db): Promise<Operator[]> {
  const rows = await db.selectFrom('operators_operator').selectAll().orderBy('email').execute()
  return rows.map(toOperator)
}

export async function countAdmins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('operators_operator')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findOperator(db: Db, email: string): Promise<Operator | undefined> {
  const row = await db.selectFrom('operators_operator').selectAll().where('email', '=', email).executeTakeFirst()
  return row && toOperator(row)
}

function toOperator(row: { email: string; role: string; added_at: Date }): Operator {
  return { email: row.email, role: roleOf(row.role), addedAt: row.added_at }
}

function roleOf(role: string): OperatorRole {
  const known = operatorRoles.find((each) => each === role)
  if (!known) throw new Error('There is no such role')
  return known
}
