/** The ten main journeys, once for every browser: what must work in all of them, and no more. */
import { getDateIn } from '../../e2e/support/dates'
import type { Persona } from '../../e2e/support/personas'
import type { BrowserPage } from './browser-page'

export interface Journey {
  name: string
  /** Who signs in before it; null begins signed out. */
  persona: Persona | null
  isPhone?: boolean
  run: (page: BrowserPage) => Promise<void>
}

const planner = '/training-manager/trainings/create'
const past = '/training-manager/trainings/my-trainings?tab=past'
/** A template of the platform, seen by every role. */
const scene = '/animator/details/00000000-0000-4000-8021-000000000001'

export const journeys: Journey[] = [
  {
    name: 'whoever signs in lands on the page they wanted',
    persona: null,
    async run(page) {
      await page.goto('/training-manager/trainings/my-trainings')
      await page.waitForPath(/^\/login$/)
      await page.fillSignIn('coach')
      await page.waitForPath(/my-trainings$/)
      await page.expectSeen({ role: 'heading', name: 'My sessions' })
    },
  },
  {
    name: 'a coach plans and saves a session',
    persona: 'coach',
    async run(page) {
      await page.goto(`${planner}?date=${getDateIn(45)}&time=07:00`)
      await page.type({ role: 'textbox', name: 'Title' }, 'In another browser')
      for (const nth of [0, 1]) await page.click({ role: 'button', name: /^Add: /, nth })
      await page.click({ role: 'button', name: 'Save session' })
      await page.expectSeen({ role: 'heading', name: 'In another browser' })
      await page.expectSeen({ role: 'heading', name: /./, nth: 2 })
    },
  },
  {
    name: 'a coach makes a quick session',
    persona: 'coach',
    async run(page) {
      await page.click({ role: 'link', name: 'Quick session' })
      const themes = { role: 'group', name: 'Theme' }
      await page.click({ role: 'button', name: 'Balanced', within: themes })
      await page.expectSeen({ name: /^\d+ of \d+ min$/ })
      await page.click({ role: 'button', name: 'Save session' })
      await page.waitForPath(/\/trainings\/details\//)
      await page.expectSeen({ name: 'Warm-up' })
    },
  },
  {
    name: 'a coach moves a session in the calendar and takes it back',
    persona: 'coach',
    async run(page) {
      await page.goto(`/calendar/training-calendar?date=${getDateIn(7)}`)
      const sessions = { role: 'region', name: 'Training calendar' }
      const session = { role: 'link', within: sessions }
      const readTime = async () => /\d\d:\d\d/.exec(await page.readText(session))?.[0]
      const before = await readTime()
      await page.focus(session)
      await page.driver.pressShiftArrow('Down')
      const dialog = { role: 'dialog', name: 'Move the session' }
      await page.click({ role: 'button', name: 'Move', within: dialog })
      await page.expectGone(dialog)
      await page.waitFor('the later time', async () => (await readTime()) !== before)
      await page.click({ role: 'button', name: 'Undo' })
      await page.waitFor('the time before', async () => (await readTime()) === before)
    },
  },
  {
    name: 'a coach keeps the attendance of a past session',
    persona: 'coach',
    async run(page) {
      await page.goto(past)
      const main = { role: 'main' }
      const table = { role: 'table', within: main }
      await page.expectSeen({ role: 'heading', name: 'My sessions' })
      const link = { role: 'link', within: table, nth: 1 }
      const address = await page.readAttribute(link, 'href')
      await page.goto(address.replace('/details/', '/attendance/'))
      const row = { role: 'button', name: /Tap to change/ }
      const before = await page.readText(row)
      await page.click(row)
      await page.waitFor('another mark', async () => (await page.readText(row)) !== before)
      await page.expectSeen({ name: 'Saved' })
    },
  },
  {
    name: 'the gallery of the animator opens and a scene plays',
    persona: 'coach',
    async run(page) {
      await page.goto('/animator')
      await page.expectSeen({ role: 'heading', name: 'Animations' })
      await page.expectSeen({ role: 'heading', name: 'Third player runs free' })
      await page.goto(scene)
      await page.click({ role: 'button', name: 'Play' })
      await page.expectSeen({ role: 'button', name: 'Pause' })
    },
  },
  {
    name: 'a parent answers on the phone',
    persona: 'parent',
    isPhone: true,
    async run(page) {
      const row = { role: 'group', name: /^Answer for/ }
      const answer = { role: 'button', name: 'Yes', within: row }
      const isYes = async () => (await page.readAttribute(answer, 'aria-pressed')) === 'true'
      const other = { role: 'button', name: 'No', within: row }
      await page.click((await isYes()) ? other : answer)
      await page.expectSeen({ role: 'alert' })
      await page.click({ role: 'button', name: 'Undo' })
    },
  },
  {
    name: 'a parent reads the overview',
    persona: 'parent',
    async run(page) {
      for (const name of ['What’s next', 'Last results', 'Progress']) {
        await page.expectSeen({ role: 'region', name })
      }
      const chips = { role: 'group', name: 'Which child' }
      await page.click({ role: 'button', name: 'Emir', within: chips })
      await page.expectGone({ role: 'group', name: /^Answer for Defne/ })
    },
  },
  {
    name: 'an owner reads the overview and the invitations',
    persona: 'owner',
    async run(page) {
      await page.expectSeen({ role: 'heading', name: /./ })
      await page.goto('/players/invite-player')
      await page.expectSeen({ role: 'heading', name: 'Open invitations' })
    },
  },
  {
    name: 'an administrator gives a waiting person the role',
    persona: 'admin',
    async run(page) {
      await page.click({ role: 'button', name: 'Approve' })
      const sheet = { role: 'dialog' }
      await page.click({ role: 'button', name: 'Assign', within: sheet })
      await page.expectSeen({ name: /has the role .* now/ })
    },
  },
]
