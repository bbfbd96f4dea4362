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
