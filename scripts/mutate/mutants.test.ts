import { expect, test } from 'vitest'
import { findSourceMutants } from './source-mutants'
import { findSqlMutants } from './sql-mutants'

test('turns operators, conditions, booleans and numbers of TypeScript round, one at a time', () => {
  const source = 'export const isOld = (age: number): boolean => !(age < 18 && true)\n'
  const mutants = findSourceMutants('a.ts', source)
  expect(mutants.map(({ change }) => change).toSorted()).toEqual([
    '! → ',
    '&& → ||',
    '18 → 19',
    '< → <=',
    'true → false',
  ])
  expect(mutants.find(({ change }) => change === '< → <=')?.text).toBe(source.replace('<', '<='))
})

test('leaves texts, types and imports alone', () => {
  const source = "import { a } from './a'\ntype Size = 1 | 2\nexport const b = `${a} ` + 'x'\n"
  expect(findSourceMutants('b.ts', source)).toEqual([])
})

test('turns the conditions of a SQL function round, and nothing before its body', () => {
  const definition = `CREATE OR REPLACE FUNCTION private.is_old(age integer, b boolean DEFAULT true)
AS $function$
  -- old and grey
  select age >= 18 and exists (select from x where name = 'a and b')
$function$`
  expect(findSqlMutants(definition).map(({ line, change }) => `${line}: ${change}`)).toEqual([
    '4: and → or',
    '4: = → <>',
    '4: >= → >',
    '4: exists → not exists',
  ])
})
