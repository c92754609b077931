import { expect, it } from 'vitest'
import { tablesInSql } from './tables-in-sql.ts'

it.each([
  ['select * from a_x join b_y on true left join lateral (select 1 from c_z) l on true', ['a_x', 'b_y', 'c_z']],
  ['select * from a_x as x, "b_y" y, c_z where d in (1, 2)', ['a_x', 'b_y', 'c_z']],
  ['insert into a_x (id) values (1) on conflict do update set id = 2', ['a_x']],
  ['update only a_x set b = 1 where c is distinct from d', ['a_x']],
  ['delete from a_x using unnest($?) where true', ['a_x']],
  ['select 1 from generate_series(1, 2) g for update skip locked', []],
  ['with recursive t(n) as (select 1 union select n from t), u as (select 1) select * from t join u on true', []],
  ['select extract(epoch from made_at), substring(b from 2) from pgboss.job', ['pgboss.job']],
  ["select 'from b_y' from a_x -- from c_z", ['a_x']],
  ['select 1 from $? where a in (select b from A_X)', ['a_x']],
])('reads the tables of %j', (sql, expected) => {
  expect(tablesInSql(sql)).toEqual(expected)
})
