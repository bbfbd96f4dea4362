/** Somebody at the keyboard who waits, as people do, until what is busy can be pressed. */
import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

const isDisabled = (element: Element) =>
  element.closest('button, input, select, textarea')?.matches(':disabled') ?? false

/** The library presses a disabled button all the same, nothing happens, and nothing says why. */
async function waitUntilEnabled(element: Element) {
  if (!isDisabled(element)) return
  await waitFor(() => {
    if (isDisabled(element)) throw new Error(`Cannot be pressed: ${element.textContent}`)
  })
}

export function setUpPatientUser() {
  const user = userEvent.setup()
  const click: typeof user.click = async (element) => {
    await waitUntilEnabled(element)
    await user.click(element)
  }
  const type: typeof user.type = async (element, ...rest) => {
    await waitUntilEnabled(element)
    await user.type(element, ...rest)
  }
  const selectOptions: typeof user.selectOptions = async (element, ...rest) => {
    await waitUntilEnabled(element)
    await user.selectOptions(element, ...rest)
  }
  return { ...user, click, type, selectOptions }
}
