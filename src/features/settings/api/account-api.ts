/** Password and e-mail change; both ask for the current password first. */
import { useMutation } from '@tanstack/react-query'
import { changeEmail, setPassword } from '@/features/session/api/auth-api'
import { isCurrentPassword } from '@/features/session/api/password-check'
import { classifyAuthFailure } from '@/features/session/model/auth-failure'
import { AppError } from '@/lib/errors'
import type { EmailValues, PasswordValues } from '../model/account-schemas'

/** Changes the password; throws AppError with the auth failure as its detail. */
export function useChangePassword(email: string) {
  return useMutation({
    mutationFn: async ({ current_password, new_password }: PasswordValues) => {
      if (!email) throw new AppError('not_signed_in', { detail: 'no_user' })
      await rethrowNamed(async () => {
        if (!(await isCurrentPassword(current_password))) throw createWrongPasswordError()
        await setPassword(new_password, current_password)
      })
    },
    meta: { writes: [], success: 'settings:password.saved', silent: true },
  })
}

/** Sends a link to the new address; throws AppError with the auth failure as its detail. */
export function useChangeEmail(email: string) {
  return useMutation({
    mutationFn: async ({ new_email, password }: EmailValues) => {
      if (!email) throw new AppError('not_signed_in', { detail: 'no_user' })
      await rethrowNamed(async () => {
        if (!(await isCurrentPassword(password))) throw createWrongPasswordError()
        await changeEmail(new_email)
      })
    },
    meta: { writes: [], success: 'settings:email.initiated', silent: true },
  })
}

function createWrongPasswordError(): Error {
  return Object.assign(new Error('Wrong current password'), { code: 'current_password_invalid' })
}

/** One shape for whatever the auth service throws: the code the form knows, the failure as detail. */
async function rethrowNamed(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const failure = classifyAuthFailure(error)
    const code =
      failure === 'offline' || failure === 'unavailable' || failure === 'setup_missing'
        ? failure
        : failure.endsWith('rate_limited')
          ? 'rate_limited'
          : 'invalid'
    throw new AppError(code, { cause: error, detail: failure })
  }
}
