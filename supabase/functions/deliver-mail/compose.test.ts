// Run with the other tests of the functions, see handler.test.ts.
import { doesNotMatch, equal, match } from 'node:assert/strict'
import { de } from '../_shared/news/words-de.ts'
import { composeMail } from './compose.ts'
import type { OutboxMail } from './handler.ts'

const PARENT = { id: 'u1', email: 'eva@demo.test', first_name: 'Eva', locale: 'de' }
const ROW: OutboxMail = {
  id: 'm1',
  user_id: 'u1',
  to_email: null,
  to_locale: null,
  category: null,
  kind: 'digest',
  payload: {},
}

Deno.test(
  'an answer of the support reaches an address as it was written, and leads back to the form',
  () => {
    const row = {
      ...ROW,
      user_id: null,
      to_email: 'nia@demo.test',
      kind: 'support_reply',
      payload: {
        number: 'T-1042',
        answer: 'From 9 €\n<b>a month</b>',
        link: '/info/contacts?about=T-1042',
      },
    }
    const mail = composeMail(row, { first_name: null, locale: 'en' }, 'https://app.test')
    equal(mail.subject, 'Our answer to your question T-1042')
    match(mail.text, /This is our answer:\n\nFrom 9 €\n\n<b>a month/)
    doesNotMatch(mail.html, /<b>/)
    match(mail.text, /info\/contacts\?about=T-1042/)
  },
)

Deno.test('a digest names what waits, says how much more, and can be stopped', () => {
  const item = {
    kind: 'task_assigned',
    category: 'tasks',
    facts: { title: 'Pack <the> goals' },
    link: '/tasks',
  }
  const mail = {
    ...ROW,
    payload: {
      items: [item, { ...item, link: '//evil.test' }],
      count: 5,
      unsubscribe: '/unsubscribe/abc',
    },
  }
  const { subject, text, html, headers } = composeMail(mail, PARENT, 'https://app.test')
  equal(subject, de.digest.subject)
  match(text, /Pack <the> goals\n {2}https:\/\/app\.test\/tasks/)
  match(text, /Und 3 weitere/)
  match(html, /Pack &lt;the&gt; goals/)
  doesNotMatch(html, /evil/)
  equal(headers?.['List-Unsubscribe'], '<https://app.test/unsubscribe/abc>')
})

Deno.test(
  'own words replace the standard ones, escaped, and give way where a fact is missing',
  () => {
    const mine = {
      kind: 'task_assigned',
      locale: 'de',
      subject: 'Neue Aufgabe!',
      body: 'Schau <b>bald</b> rein.\nDanke.',
      full_body: 'Für {player} gibt es etwas zu tun.',
    }
    const row = { ...ROW, kind: 'task_assigned', category: 'tasks', payload: {} }
    const mail = composeMail(row, PARENT, '', [mine])
    equal(mail.subject, 'Neue Aufgabe!')
    match(mail.text, /Schau <b>bald<\/b> rein\.\n\nDanke\./)
    match(mail.html, /Schau &lt;b&gt;bald/)
    const named = composeMail({ ...row, payload: { player: 'Mila' } }, PARENT, '', [mine])
    match(named.text, /Für Mila gibt es etwas zu tun\./)
    const holed = { ...mine, subject: '{number}', body: '{number}' }
    equal(composeMail(row, PARENT, '', [holed]).subject, de.kinds.task_assigned.subject)
    match(composeMail(row, PARENT, '', [holed]).text, new RegExp(de.kinds.task_assigned.body))
    equal(composeMail(row, { ...PARENT, locale: 'bg' }, '', [mine]).text.includes('bald'), false)
  },
)
