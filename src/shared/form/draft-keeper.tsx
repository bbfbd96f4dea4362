import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { clearDraft, readDraft } from './draft-store'
import { useDraftWriter } from './use-draft-writer'

interface DraftKeeperProps {
  draftKey: string
  /** Grows with every successful save, after which the draft is no longer needed. */
  saved: number
}

/** Writes the draft while the person types, and offers the one found at the start. */
export function DraftKeeper({ draftKey, saved }: DraftKeeperProps) {
  const { t, i18n } = useTranslation()
  const { reset, formState } = useFormContext()
  const [offer, setOffer] = useState(() => readDraft(draftKey))
  useDraftWriter(draftKey, saved)
  if (!offer) return null

  function restore() {
    if (!offer) return
    reset({ ...formState.defaultValues, ...offer.values }, { keepDefaultValues: true })
    setOffer(null)
  }

  function discard() {
    clearDraft(draftKey)
    setOffer(null)
  }

  const when = new Intl.DateTimeFormat(formatLocale(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <Alert
      title={t('form.draft.title')}
      actions={
        <>
          <Button onClick={restore}>{t('form.draft.restore')}</Button>
          <Button kind="secondary" onClick={discard}>
            {t('form.draft.discard')}
          </Button>
        </>
      }
    >
      {t('form.draft.text', { when: when.format(new Date(offer.saved_at)) })}
    </Alert>
  )
}
