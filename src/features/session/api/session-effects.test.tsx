import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { removePersonalCookies } from '@/lib/device/personal-cookies'
import { queryClient } from '@/lib/query/query-client'
import { getDb } from '@/lib/supabase/client'
import { renderApp } from '@/test/render-app'
import { getSession, signOut, subscribeToForeignChange } from './session-store'

const account = '/settings/account'
const otherTab = new BroadcastChannel('session')
let stop = () => undefined as unknown

/** The page as the app has it: judged anew when the session changes elsewhere. */
async function openAccount() {
  const { router } = await renderApp(account, { as: 'coach2' })
  stop = subscribeToForeignChange(() => router.revalidate())
  return router
}

afterEach(() => stop())

function leaveInOtherTab() {
  removePersonalCookies()
  otherTab.postMessage('left')
}

test('a sign-out in another tab is followed at once, also without a network', async () => {
  const router = await openAccount()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const asked = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  leaveInOtherTab()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(getSession()).toBeNull()
  expect(asked.mock.calls.map(([input]) => String(input)).join()).not.toContain('/auth/v1')
  expect(screen.queryByRole('heading', { level: 1, name: 'Account' })).toBeNull()
})

test('what is still being tried is taken back before the page is left, or it would be asked as nobody', async () => {
  await openAccount()
  const queryKey = ['still being tried']
  const queryFn = vi.fn(() => Promise.reject(new Error('no answer')))
  queryClient.fetchQuery({ queryKey, queryFn, retry: true }).catch(() => undefined)
  await waitFor(() => expect(queryFn).toHaveBeenCalled())
  const seen: unknown[] = []
  const stopSeeing = subscribeToForeignChange(() =>
    seen.push(queryClient.getQueryState(queryKey)?.fetchStatus),
  )
  leaveInOtherTab()
  await waitFor(() => expect(getSession()).toBeNull())
  stopSeeing()
  expect(seen).toEqual(['idle'])
})

test('what is still being asked is taken back before this tab signs out, not only before it leaves', async () => {
  await openAccount()
  const client = await getDb()
  const ended = vi.spyOn(client.auth, 'signOut')
  const signals: AbortSignal[] = []
  queryClient
    .fetchQuery({
      queryKey: ['still being asked'],
      queryFn: ({ signal }) => new Promise(() => signals.push(signal)),
    })
    .catch(() => undefined)
  let wasAborted: boolean | undefined
  ended.mockImplementation(() => {
    wasAborted = signals[0]?.aborted
    return Promise.resolve({ error: null })
  })
  await signOut()
  expect(wasAborted).toBe(true)
})

test('it is not followed where somebody has signed in again since', async () => {
  const router = await openAccount()
  otherTab.postMessage('left')
  otherTab.postMessage('changed')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(router.state.location.pathname).toBe(account)
  expect(getSession()?.user.email).toBe('coach2@demo.test')
})

/** The server no longer knows the token: every answer of the database says so. */
function expireToken() {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.includes('/rest/v1/')) return real(input, init)
    const failure = { code: 'PGRST301', message: 'JWSError JWSInvalidSignature' }
    return Promise.resolve(Response.json(failure, { status: 401 }))
  })
}

test.each(['/teams', '/settings/notifications'])(
  'a dead token met while %s is loading signs out, and no page breaks',
  async (path) => {
    const router = await openAccount()
    queryClient.clear()
    expireToken()
    await router.navigate(path)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(getSession()).toBeNull()
    expect(screen.queryByText('Internal Server Error')).toBeNull()
  },
)

test('a dead token met by a save signs out', async () => {
  const router = await openAccount()
  await screen.findByRole('button', { name: 'Save profile' })
  expireToken()
  fireEvent.change(screen.getByRole('textbox', { name: /Phone/ }), {
    target: { value: '+49 151 7' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(getSession()).toBeNull()
})
