import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadNamespaces, startI18n } from '@/lib/i18n/setup'
import type { Locale } from '@/lib/i18n/locale'
import { createEmptyScene } from '../model/document/empty-scene'
import type { Scene } from '../model/document/scene-schema'
import { ScenePlayer, type ScenePlayerOptions } from './scene-player'

const scene: Scene = {
  ...createEmptyScene(),
  objects: [
    { id: 'p1', kind: 'player', team: 'a', number: '7', x: 10, y: 10 },
    { id: 'b1', kind: 'ball', x: 10, y: 10, owner: 'p1' },
  ],
  tracks: [{ object: 'p1', keys: [{ t: 8, x: 40, y: 10, ease: 'linear' }] }],
  steps: [
    { id: 's1', t: 0, name: 'Build up', note: 'Open the body' },
    { id: 's2', t: 3, name: 'Into the box', note: '' },
  ],
  freezes: [{ id: 'f1', t: 3.2, seconds: 5, question: 'Where do you run?' }],
}

/** As on a page for everybody: without the component kit. */
async function show(options: ScenePlayerOptions = {}, locale: Locale = 'en') {
  await startI18n(locale)
  await loadNamespaces(['scene'])
  const user = userEvent.setup()
  const view = render(<ScenePlayer scene={scene} title="Third man" options={options} />)
  return { ...view, user }
}

const getButton = (name: string) => screen.getByRole('button', { name })
const getSlider = () => screen.getByRole('slider', { name: 'Position' })

test('the player is a group named after the animation, its picture has words', async () => {
  await show()
  const group = screen.getByRole('group', { name: 'Third man: animation' })
  expect(
    within(group).getByRole('img', { name: /^Third man\. Full pitch.*1 dribble/ }),
  ).toBeVisible()
})

test('what happens in the step is told in words beside its note', async () => {
  await show()
  expect(screen.getByText('Open the body')).toBeVisible()
  expect(within(screen.getByRole('list')).getByText(/^7 dribbles/)).toBeVisible()
})

test.each([
  ['en', 'The first passes'],
  ['de', 'Der Erste passt'],
  ['bg', 'Първият подава'],
] as const)(
  'the library’s caption is read in the language of the reader (%s)',
  async (locale, said) => {
    const captions = { en: 'The first passes', de: 'Der Erste passt', bg: 'Първият подава' }
    const captioned = { ...scene, steps: [{ id: 's1', t: 0, name: '', note: '', captions }] }
    await startI18n(locale)
    await loadNamespaces(['scene'])
    render(<ScenePlayer scene={captioned} title="Third man" options={{ isCompact: true }} />)
    expect(screen.getByText(said)).toBeVisible()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  },
)

test('where nothing moves there is a picture and nothing to press', async () => {
  const still = { ...scene, tracks: [], steps: scene.steps.slice(0, 1), freezes: [] }
  await startI18n('en')
  await loadNamespaces(['scene'])
  render(<ScenePlayer scene={still} title="Third man" />)
  expect(screen.getByRole('img', { name: /Third man/ })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})

test('the play button becomes a pause button and back', async () => {
  const { user } = await show()
  await user.click(getButton('Play'))
  await user.click(getButton('Pause'))
  expect(getButton('Play')).toBeVisible()
})

test('the space bar plays and pauses wherever the focus is in the player', async () => {
  const { user } = await show()
  getSlider().focus()
  await user.keyboard(' ')
  expect(getButton('Pause')).toBeVisible()
  await user.keyboard(' ')
  expect(getButton('Play')).toBeVisible()
})

test('scrubbing tells time and step, and shows the name of the step', async () => {
  await show()
  expect(screen.getByText('Open the body')).toBeVisible()
  fireEvent.change(getSlider(), { target: { value: '3.1' } })
  expect(getSlider()).toHaveAttribute('aria-valuetext', '3.1 of 8 seconds, step 2')
  expect(screen.getByText('Into the box')).toBeVisible()
})

test('with reduced motion a step forward jumps to the next step', async () => {
  const { user } = await show()
  await user.click(getButton('Step forward'))
  expect(getSlider()).toHaveAttribute('aria-valuetext', '3 of 8 seconds, step 2')
  await user.click(getButton('Step back'))
  expect(getSlider()).toHaveAttribute('aria-valuetext', '0 of 8 seconds, step 1')
})

test('a freeze point shows its question; "Continue" plays on', async () => {
  const { user } = await show()
  fireEvent.change(getSlider(), { target: { value: '3.1' } })
  await user.click(getButton('Play'))
  const question = await screen.findByRole('dialog', { name: 'Where do you run?' })
  expect(getButton('Play')).toBeVisible()
  expect(within(question).getByRole('button', { name: 'Continue' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(getButton('Pause')).toBeVisible()
})

test('who prefers less motion starts it by hand', async () => {
  await show({ autoplay: true })
  expect(getButton('Play')).toBeVisible()
})

test('speed, repeat and following the ball are chosen here', async () => {
  const { user } = await show()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '0.25×')
  expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveDisplayValue('0.25×')
  await user.click(getButton('Repeat'))
  expect(getButton('Repeat')).toHaveAttribute('aria-pressed', 'true')
  await user.click(getButton('Follow the ball'))
  expect(getButton('Follow the ball')).toHaveAttribute('aria-pressed', 'true')
})

test('in small places only the note is told and the rarer buttons open on demand', async () => {
  const { user } = await show({ isCompact: true })
  expect(screen.getByText('Open the body')).toBeVisible()
  expect(screen.queryByText(/^7 dribbles/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Repeat' })).not.toBeInTheDocument()
  await user.click(getButton('Play-back settings'))
  await user.click(getButton('Repeat'))
  expect(getButton('Repeat')).toHaveAttribute('aria-pressed', 'true')
})

test('numbers are written as in the language', async () => {
  await show({}, 'de')
  fireEvent.change(screen.getByRole('slider', { name: 'Position' }), { target: { value: '3.1' } })
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '3,1 von 8 Sekunden, Schritt 2',
  )
})
