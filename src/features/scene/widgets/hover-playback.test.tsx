import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { loadNamespaces, startI18n } from '@/lib/i18n/setup'
import { createEmptyScene } from '../model/document/empty-scene'
import type { Scene } from '../model/document/scene-schema'
import { HoverPlayback } from './hover-playback'
import { useHoverPlay } from './use-hover-play'

const still: Scene = {
  ...createEmptyScene(),
  objects: [{ id: 'p1', kind: 'player', team: 'a', x: 10, y: 10 }],
}
const moving: Scene = {
  ...still,
  tracks: [{ object: 'p1', keys: [{ t: 8, x: 40, y: 10, ease: 'linear' }] }],
}

function Card({ scene }: { scene: Scene }) {
  const { isPlaying, handlers } = useHoverPlay()
  return (
    <article aria-label="Third man" {...handlers}>
      {isPlaying ? <HoverPlayback scene={scene} /> : null}
    </article>
  )
}

async function show(scene: Scene, prefersLess: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: prefersLess && query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  await startI18n('en')
  await loadNamespaces(['scene'])
  const { container } = render(<Card scene={scene} />)
  const user = userEvent.setup()
  return {
    user,
    card: screen.getByRole('article', { name: 'Third man' }),
    film: () => container.querySelector('[data-loop] canvas'),
  }
}

afterEach(() => vi.restoreAllMocks())

test('a card plays while a mouse rests on it, and stops when it leaves', async () => {
  const { user, card, film } = await show(moving, false)
  expect(film()).toBeNull()
  await user.hover(card)
  await waitFor(() => expect(film()).not.toBeNull())
  await user.unhover(card)
  await waitFor(() => expect(film()).toBeNull())
})

test('who prefers less motion sees the picture stand', async () => {
  const calm = await show(moving, true)
  await calm.user.hover(calm.card)
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(calm.film()).toBeNull()
})

test('a drawing in which nothing moves stays a picture', async () => {
  const { user, card, film } = await show(still, false)
  await user.hover(card)
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(film()).toBeNull()
})
