import { useState } from 'react'
import { showToast } from '@/lib/toast'
import { useChangePreferences, usePreferences } from '../../api/notification-preferences'
import {
  createUndo,
  listChoices,
  type PreferencePatch,
} from '../../model/notifications/preferences'

/** Preferences that save as one taps: shown at once, with undo; what failed is kept to try again. */
export function usePreferenceEditor(userId: string) {
  const { data: preferences } = usePreferences(userId)
  const { mutate } = useChangePreferences(userId)
  const [failed, setFailed] = useState<PreferencePatch | null>(null)

  function send(patch: PreferencePatch, undo: PreferencePatch | null) {
    setFailed(null)
    mutate(patch, {
      onSuccess: () =>
        showToast(
          'success',
          undo ? 'settings:notifications.saved' : 'settings:notifications.undone',
          {
            style: 'compact',
            subject: `preferences:${Object.keys(patch).join()}`,
            ...(undo && {
              action: { label: 'settings:notifications.undo', run: () => send(undo, null) },
            }),
          },
        ),
      onError: () => setFailed(patch),
    })
  }

  return {
    preferences,
    change: (patch: PreferencePatch) => send(patch, createUndo(preferences, patch)),
    /** Remembers what is chosen now; calling the answer puts it back. */
    rememberChoices: () => {
      const choices = listChoices(preferences)
      return () => send(choices, null)
    },
    /** The last change that was not saved; the switches show what is stored. */
    failed,
  }
}
