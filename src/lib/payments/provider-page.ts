/** The door to the card payment provider's pages: a function of ours gives the address, then the application is left. */
import { useEffect } from 'react'
import { useMutation } from '@tanstack/react-query'
import { AppError, toAppError } from '@/lib/errors'
import { getDb } from '@/lib/supabase/client'
import { findRefusal } from '@/lib/supabase/find-refusal'
import { parseAddress } from './provider-answer'

type Provision = 'checkout' | 'customer-portal'

interface ProviderPageOptions {
  onError?: () => Promise<void>
}

/** A way to the provider's pages; `name` is the function that gives the address. */
export function useProviderPage(name: Provision, { onError }: ProviderPageOptions = {}) {
  const { mutate, reset, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: Record<string, string>) => openProviderPage(name, body),
    meta: { writes: [], silent: true },
    ...(onError && { onError }),
  })

  useEffect(() => {
    // back from the provider: the browser shows the page as it was left
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', handleReturn)
    return () => window.removeEventListener('pageshow', handleReturn)
  }, [reset])

  return {
    open: mutate,
    /** What was asked for last. */
    asked: variables ?? null,
    /** Until the other page stands: nothing can be pressed twice. */
    isBusy: isPending || isSuccess,
    /** The word of the refusal, see `openProviderPage`; null: none. */
    refusal: error ? (toAppError(error).detail ?? 'no_answer') : null,
  }
}

/**
 * Leaves the application. Throws `unavailable` with the word of the refusal as its detail (see `findRefusal`), with
 * `no_answer` where there was none and `no_address` where it made no sense.
 */
export async function openProviderPage(
  name: Provision,
  body: Record<string, string>,
): Promise<void> {
  const client = await getDb()
  const { data, error } = await client.functions.invoke(name, { body })
  const address = parseAddress(data)
  if (!address) {
    throw new AppError('unavailable', { detail: await findRefusal(error), cause: error })
  }
  window.location.assign(address)
}
