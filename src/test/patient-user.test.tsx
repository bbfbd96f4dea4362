import { useState } from 'react'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/shared/ui/button'
import { renderShared } from './render-shared'

function BusyAtFirst({ onPress }: { onPress: () => void }) {
  const [isBusy, setIsBusy] = useState(true)
  return (
    <>
      <Button busy={isBusy} onClick={onPress}>
        Send
      </Button>
      <button type="button" onClick={() => setTimeout(() => setIsBusy(false), 20)}>
        Finish soon
      </button>
    </>
  )
}

test('a person of the tests waits for a busy button instead of pressing it in vain', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await renderShared(<BusyAtFirst onPress={onPress} />)
  await user.click(screen.getByRole('button', { name: 'Finish soon' }))
  const send = screen.getByRole('button', { name: 'Send' })
  expect(send).toBeDisabled()
  await user.click(send)
  expect(onPress).toHaveBeenCalledOnce()
})
