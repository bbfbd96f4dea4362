import { describe, expect, it } from 'vitest'
import { readPush } from './push-word'

describe('what is pushed to a device', () => {
  it('is read as the server wrote it', () => {
    const word = {
      title: 'New match',
      body: 'Sat',
      link: '/x',
      tag: 'match 1',
      unread: 3,
      act: null,
    }
    expect(readPush(JSON.stringify({ ...word, locale: 'de' }))).toEqual(word)
  })

  it('is read as Firebase passes it on, where every value is a text', () => {
    const act = {
      url: 'https://api.test',
      key: 'k',
      token: 't',
      failed: 'f',
      choices: [{ id: 'yes', title: 'Yes', answer: 'yes', done: 'You come' }],
    }
    const texts = { title: 'New match', body: 'Sat', link: '/x', tag: 'match 1' }
    const passed = {
      data: { ...texts, locale: 'de', unread: '3', act: JSON.stringify(act) },
      from: '103953800507',
      fcmMessageId: 'a-message',
      priority: 'normal',
    }
    expect(readPush(JSON.stringify(passed))).toEqual({ ...texts, unread: 3, act })
  })

  it.each([
    [{ data: { title: 'x', unread: 'many', act: 'no json' } }, 'x'],
    [{ data: { title: 'x', unread: 3, act: { url: 'u' } } }, 'x'],
    [{ data: { locale: 'de' }, from: 'somebody' }, 'Neue Benachrichtigung'],
    [{ data: 7, title: 'plain' }, 'plain'],
  ])('with texts that make no sense it is shown without them: %o', (passed, title) => {
    expect(readPush(JSON.stringify(passed))).toMatchObject({ title, unread: null, act: null })
  })

  it.each([7, {}, { url: 'u', key: 'k', token: 't', failed: 'f' }, { choices: [] }])(
    'has no buttons where they make no sense: %o',
    (act) => {
      expect(readPush(JSON.stringify({ title: 'x', act })).act).toBeNull()
    },
  )

  it.each([undefined, '', 'no json', '7', 'null', '{}'])(
    'shows “New notification” when nothing is said: %s',
    (text) => {
      expect(readPush(text)).toMatchObject({ title: 'New notification', link: '/', unread: null })
    },
  )

  it('says so in the language of the device', () => {
    expect(readPush('{"locale":"de"}').title).toBe('Neue Benachrichtigung')
    expect(readPush('{"locale":"bg","title":" "}').title).toBe('Ново известие')
    expect(readPush('{"locale":"constructor"}').title).toBeTypeOf('string')
  })

  it.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 7])(
    'leads nowhere else: %s',
    (link) => {
      expect(readPush(JSON.stringify({ link })).link).toBe('/')
    },
  )
})
