import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { renderApp } from '@/test/render-app'
import { drawnPhoto, readDrawnPhoto } from '@/test/scene/drawn-photo'

const dayMs = 86_400_000
const school_id = '00000000-0000-4000-8000-000000000001'

/** A match of yesterday with Ada, whose family agrees to photos, and Bo, whose family was not asked. */
async function createPicturedMatch() {
  const family = await createOwnFamily({ children: ['Ada', 'Bo'], isOneTeam: true })
  const { coach, parent, players, teams } = family
  const getId = (name: string) => players.find(({ first_name }) => first_name === name)?.id ?? ''
  const { client: guardian } = await createClientFor(parent)
  const decide = (p_is_given: boolean) =>
    unwrapVoid(
      guardian.rpc('decide_consent', {
        p_player_id: getId('Ada'),
        p_purpose: 'photo_video',
        p_is_given,
      }),
    )
  await decide(true)
  const row = {
    team_id: teams[0]?.id ?? '',
    school_id,
    opponent: 'FC Visitors',
    starts_at: new Date(Date.now() - dayMs).toISOString(),
    status: 'finished' as const,
    goals_for: 1,
    goals_against: 0,
  }
  const { id } = await unwrap(coach.from('matches').insert(row).select('id').single())
  const squad = players.map((player) => ({
    match_id: id,
    player_id: player.id,
    role: 'starter' as const,
  }))
  await unwrap(coach.from('match_squad').insert(squad).select('id'))

  /** As the page does, with bytes: jsdom cannot draw a picture anew, nor send a Blob. */
  async function addPicture(...names: string[]) {
    const path = `${id}/${crypto.randomUUID()}.png`
    const name = `match-pictures/${path}`
    const waiting = coach.storage.from('incoming')
    await unwrap(waiting.upload(name, readDrawnPhoto(), { contentType: 'image/png' }))
    await unwrap(coach.functions.invoke('check-uploads', { body: { path: name } }))
    return coach.rpc('add_match_picture', {
      p_match_id: id,
      p_path: path,
      p_player_ids: names.map(getId),
    })
  }

  const publish = () =>
    unwrap(
      coach
        .from('match_reports')
        .insert({ match_id: id, report: 'Well played.', is_published: true })
        .select('match_id'),
    )
  /** What the family may see. */
  const readPictures = () => unwrap(guardian.from('match_pictures').select('id').eq('match_id', id))
  return {
    ...family,
    decide,
    addPicture,
    publish,
    readPictures,
    page: `/match-manager/details/${id}`,
  }
}

test('families see the pictures with the published report, and one goes with the consent of a child in it', async () => {
  const { page, parent, addPicture, publish, decide, readPictures } = await createPicturedMatch()
  expect((await addPicture('Ada', 'Bo')).error?.message).toBe('consent_missing')
  expect((await addPicture('Ada')).error).toBeNull()

  expect(await readPictures()).toEqual([])

  await publish()
  const { user } = await renderApp(page, { as: parent })
  const pictures = within(await screen.findByRole('region', { name: 'Pictures' }))
  const small = await pictures.findByRole('button', { name: 'Picture 1 of 1' })
  await waitFor(() => expect(small.querySelector('img')).toHaveAttribute('src', drawnPhoto))
  await user.click(small)
  const large = within(await screen.findByRole('dialog', { name: 'Picture 1 of 1' }))
  expect(large.getByRole('img', { name: 'Picture 1 of 1' })).toHaveAttribute('src', drawnPhoto)

  await decide(false)
  expect(await readPictures()).toEqual([])
})

test('a coach reads who is in a picture and takes it away for good', async () => {
  const { page, trainer, addPicture } = await createPicturedMatch()
  await addPicture('Ada')
  await addPicture()
  const { user } = await renderApp(`${page}?tab=report`, { as: trainer })
  const card = within(await screen.findByRole('region', { name: 'Pictures' }))
  expect(card.getByText(/^With Ada Own/)).toBeVisible()
  expect(card.getByText('Nobody can be recognised')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Remove picture 1' }))
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
  await waitFor(() => expect(card.queryByText(/^With Ada/)).toBeNull())
  expect(card.getByRole('button', { name: 'Picture 1 of 1' })).toBeVisible()
})

test('whose family has not agreed cannot be ticked, and a picture says who is in it or that nobody is', async () => {
  const { page, trainer } = await createPicturedMatch()
  const { user } = await renderApp(`${page}?tab=report`, { as: trainer })
  const card = await screen.findByRole('region', { name: 'Pictures' })
  const input = card.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('Nothing to choose a file with')
  await user.upload(input, new File(['no picture'], 'note.png', { type: 'image/png' }))
  expect(await within(card).findByText('That is no picture. PNG, JPG and GIF work.')).toBeVisible()

  await user.upload(input, new File([readDrawnPhoto()], 'goal.png', { type: 'image/png' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New picture' }))
  expect(
    await sheet.findByRole('checkbox', { name: /^Bo .* no consent to photos$/ }),
  ).toBeDisabled()
  await user.click(sheet.getByRole('button', { name: 'Add picture' }))
  expect(sheet.getByText('Tick who can be recognised, or that nobody can.')).toBeVisible()
  const ada = sheet.getByRole('checkbox', { name: /^Ada/ })
  const nobody = sheet.getByRole('checkbox', { name: 'Nobody can be recognised' })
  await user.click(ada)
  await user.click(nobody)
  expect(ada).not.toBeChecked()
  await user.click(ada)
  expect(nobody).not.toBeChecked()
})
