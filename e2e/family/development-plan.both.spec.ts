import { expect, test } from '../support/fixtures'

/** Each size of screen has a team, a coach and a young child without an account of its own. */
const casts = {
  phone: { coach: 'coach', parent: 'emeka.okafor', player: 'Chidi Okafor', team: 3 },
  desktop: { coach: 'coach2', parent: 'parent2', player: /^Kacper /, team: 5 },
} as const

test('a goal is written, agreed with one tap, offered for the next session and looked back on', async ({
  as,
  isMobile,
}) => {
  const cast = casts[isMobile ? 'phone' : 'desktop']
  const words = 'I take on my opponent'
  const topic = 'Dribbling and 1v1'

  const coach = await as(cast.coach)
  await coach.goto('/coach-lab/development')
  await coach.getByRole('link', { name: cast.player }).click()
  await coach.getByRole('link', { name: 'Write a plan' }).click()
  const goal = coach.getByRole('group', { name: 'Goal 1' })
  await goal.getByRole('textbox', { name: /^Goal in the child/ }).fill(words)
  await goal.getByRole('textbox', { name: /^What we see/ }).fill('I use a feint and keep the ball')
  await goal.getByRole('combobox', { name: /^Main topic/ }).fill(topic)
  await coach.getByRole('option', { name: topic, exact: true }).click()
  await coach.getByRole('button', { name: 'Propose plan' }).click()
  await expect(coach.getByRole('heading', { name: words })).toBeVisible()

  const parent = await as(cast.parent)
  await parent.goto('/dashboard/parent/overview')
  const waiting = parent.getByRole('list', { name: 'Goals that wait for you' })
  await waiting.getByRole('link', { name: 'Read and answer' }).click()
  const agree = parent.getByRole('button', { name: /^Yes, .* and we agree$/ })
  await expect(agree).toBeVisible()
  const { height = 0 } = (await agree.boundingBox()) ?? {}
  // a thumb needs more than a mouse
  expect(height).toBeGreaterThanOrEqual(isMobile ? 44 : 36)
  await agree.click()
  await expect(parent.getByText(/^Family: yes on/)).toBeVisible()
  await expect(agree).toBeHidden()

  await coach.goto(
    `/training-manager/trainings/quick?topic=balanced&team=00000000-0000-4000-8002-00000000000${cast.team}`,
  )
  await expect(coach.getByRole('list', { name: 'Goals of your players' })).toContainText(
    /\d+ of your \d+ players works? on Dribbling and 1v1\./,
  )
  const theme = coach.getByRole('group', { name: 'Theme' })
  await theme.getByRole('button', { name: topic, exact: true }).click()
  await expect(theme.getByRole('button', { name: topic, pressed: true })).toBeVisible()

  await coach.goto('/coach-lab/development')
  await coach.getByRole('link', { name: cast.player }).click()
  // the list has such links as well
  await expect(coach.getByRole('heading', { level: 1, name: cast.player })).toBeVisible()
  await coach.getByRole('link', { name: 'Review' }).click()
  const part = coach.getByRole('form', { name: 'The coach’s view' })
  await part.getByRole('radio', { name: 'Works most of the time' }).check()
  await part
    .getByRole('textbox', { name: /^What was to be seen/ })
    .fill('Brave in every small game')
  await part.getByRole('button', { name: 'Save' }).click()
  await coach.getByRole('button', { name: 'Share with family' }).click()
  const question = coach.getByRole('dialog')
  await question.getByRole('button', { name: 'Share with family' }).click()
  await expect(coach.getByRole('link', { name: 'Write the next plan' })).toBeVisible()

  await parent.goto(new URL(coach.url()).pathname)
  await expect(parent.getByText('Brave in every small game')).toBeVisible()
})
