import { expect, test } from 'vitest'
import { findContactProblem, findRefusedField } from './contact-problem'

const words = { name: 'Nia', email: 'nia@visitor.test', subject: 'Prices', body: 'Hello' }

test('a message needs a name, one address, a subject and a text', () => {
  expect(findContactProblem(words)).toBeNull()
  expect(findContactProblem({ ...words, name: '' })).toBe('name')
  expect(findContactProblem({ ...words, email: 'nia' })).toBe('email')
  expect(findContactProblem({ ...words, email: 'a@b.test, c@d.test' })).toBe('email')
  expect(findContactProblem({ ...words, subject: 'ab' })).toBe('subject')
  expect(findContactProblem({ ...words, body: '' })).toBe('body')
})

test('a refusal stands beside the field it is about', () => {
  expect(findRefusedField('email_refused')).toBe('email')
  expect(findRefusedField('contact_busy')).toBeNull()
})
