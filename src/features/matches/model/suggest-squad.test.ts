import { expect, test } from 'vitest'
import { setRole, setShirt, type Choices } from './squad-choice'
import { suggestSquad, type Candidate } from './suggest-squad'

function createCandidate(id: string, about: Partial<Candidate> = {}): Candidate {
  return {
    id,
    answer: 'yes',
    needs_reconfirmation: false,
    share: 0.5,
    is_left_out: false,
    is_sent_off: false,
    is_keeper: false,
    ...about,
  }
}

function read(candidates: readonly Candidate[], format: number, choices: Choices = {}) {
  return Object.fromEntries(
    suggestSquad(candidates, format, choices).map(({ id, choice, why }) => [
      id,
      `${choice.role} ${why}`,
    ]),
  )
}

test('a keeper is kept, whoever was left out comes in, then the least minutes', () => {
  const squad = [
    createCandidate('a', { share: 0.9 }),
    createCandidate('b', { share: 0.1 }),
    createCandidate('c', { share: 0.8, is_left_out: true }),
    createCandidate('k', { share: 1, is_keeper: true }),
  ]
  expect(read(squad, 3)).toEqual({
    k: 'starter keeper',
    c: 'starter left_out',
    b: 'starter least_minutes',
    a: 'bench least_minutes',
  })
})

test('a "no" is not available, silence and an unconfirmed time stay open', () => {
  const squad = [
    createCandidate('no', { answer: 'no' }),
    createCandidate('silent', { answer: null }),
    createCandidate('moved', { needs_reconfirmation: true }),
    createCandidate('newcomer', { share: null }),
    createCandidate('maybe', { answer: 'maybe', share: 0 }),
  ]
  expect(read(squad, 3)).toEqual({
    newcomer: 'starter least_minutes',
    maybe: 'starter maybe',
    no: 'not_called said_no',
  })
})

test('who was sent off last time is not called, with a reason for the coach', () => {
  expect(suggestSquad([createCandidate('red', { is_sent_off: true })], 3, {})).toEqual([
    { id: 'red', choice: { role: 'not_called', reason: 'unavailable' }, why: 'sent_off' },
  ])
})

test('beyond starters and bench somebody stays at home, the one with the most minutes', () => {
  const squad = Array.from({ length: 7 }, (_, index) =>
    createCandidate(`p${index}`, { share: index / 10 }),
  )
  expect(read(squad, 3)).toMatchObject({
    p2: 'starter least_minutes',
    p5: 'bench least_minutes',
    p6: 'not_called full',
  })
})

test('what the coach has decided stays, and its places are taken', () => {
  const squad = [
    createCandidate('a', { share: 0 }),
    createCandidate('k1', { is_keeper: true }),
    createCandidate('k2', { is_keeper: true, share: 0 }),
    createCandidate('x'),
    createCandidate('y'),
  ]
  const choices = ['k1', 'x'].reduce<Choices>((all, id) => setRole(all, id, 'starter'), {})
  expect(read(squad, 3, choices)).toEqual({
    a: 'starter least_minutes',
    k2: 'bench least_minutes',
    y: 'bench least_minutes',
  })
})

test('never more starters than the format allows', () => {
  for (const format of [3, 5, 7, 8, 9, 11]) {
    const squad = Array.from({ length: 25 }, (_, index) => createCandidate(`p${index}`))
    const starters = suggestSquad(squad, format, {}).filter(
      ({ choice }) => choice.role === 'starter',
    )
    expect(starters).toHaveLength(format)
  }
})

test('a shirt that is taken is swapped', () => {
  const before: Choices = {
    a: { role: 'starter', reason: null, clearance: null, shirt: 7 },
    b: { role: 'bench', reason: null, clearance: null, shirt: 9 },
  }
  const after = setShirt(before, 'a', 9)
  expect([after.a?.shirt, after.b?.shirt]).toEqual([9, 7])
})
