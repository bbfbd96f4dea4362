import { expect, test } from 'vitest'
import type { QuickBlock } from '@/features/planner/model/candidates/session'
import { listReasonsOnce } from './list-reasons-once'

const theme = { code: 'theme', topic: 'pressing' } as const
const createBlock = (key: string, reasons: QuickBlock['reasons'], kind: QuickBlock['kind']) => ({
  key,
  kind,
  reasons,
  phase: 'main_part' as const,
  minutes: 15,
  exercise: null,
  groups: [12],
  isLocked: false,
  compromises: [],
})

test('no two blocks begin with the same sentence, and a break needs none', () => {
  const said = listReasonsOnce([
    createBlock('one', [theme, { code: 'simple_first' }], 'exercise'),
    createBlock('drinks', [{ code: 'drinks' }], 'break'),
    createBlock('two', [theme, { code: 'match_like' }], 'exercise'),
    createBlock('three', [theme], 'exercise'),
  ])
  expect(said.get('one')?.[0]).toEqual(theme)
  expect(said.get('drinks')).toEqual([])
  expect(said.get('two')).toEqual([{ code: 'match_like' }, theme])
  expect(said.get('three')).toEqual([])
})
