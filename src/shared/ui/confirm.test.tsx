import { useState } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderShared } from '@/test/render-shared'
import { Button } from './button'
import { useConfirm } from './confirm'

function Delete() {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('open')
  return (
    <>
      <Button
        onClick={() =>
          void confirm({
            title: 'Delete this session?',
            text: 'It cannot be brought back.',
            confirmLabel: 'Delete session',
            isDanger: true,
          }).then((isSure) => setAnswer(isSure ? 'yes' : 'no'))
        }
      >
        Delete
      </Button>
      <output>{answer}</output>
    </>
  )
}

const answer = () => screen.getByText(/^(open|yes|no)$/)

test('asks in a dialog and answers yes', async () => {
  const { user } = await renderShared(<Delete />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete this session?' })).toHaveTextContent(
    'It cannot be brought back.',
  )
  await user.click(screen.getByRole('button', { name: 'Delete session' }))
  await waitFor(() => expect(answer()).toHaveTextContent('yes'))
})

test('Escape means no, and the focus goes back to where it was', async () => {
  const { user } = await renderShared(<Delete />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('dialog', { name: 'Delete this session?' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(answer()).toHaveTextContent('no'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
})
