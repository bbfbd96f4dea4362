import { useId, useState } from 'react'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { useWriteToCoaches } from '../../api/family-coaches'

/** The limit of `messages`. */
const bodyLimit = 4000

export interface Letter {
  child: { id: string; first_name: string }
  team: { id: string; name: string }
}

interface WriteSheetProps {
  /** Null while nobody writes. */
  letter: Letter | null
  onClose: () => void
}

/** A message to the coaches of one team about one child, into the family's conversation with them. */
export function WriteSheet({ letter, onClose }: WriteSheetProps) {
  const { t } = useTranslation('teams')
  const formId = useId()
  const [body, setBody] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending } = useWriteToCoaches()
  const words = body.trim()
  const problem =
    words.length > bodyLimit
      ? t('coaches.too_long', { max: bodyLimit })
      : words === '' && isTried
        ? t('coaches.required')
        : null

  function send() {
    setIsTried(true)
    if (!letter || words === '' || words.length > bodyLimit) return
    mutate(
      { teamId: letter.team.id, playerId: letter.child.id, body: words },
      {
        // what was typed stays where it is until it has arrived
        onSuccess: () => {
          setBody('')
          setIsTried(false)
          onClose()
        },
      },
    )
  }

  return (
    <Sheet
      isOpen={letter !== null}
      onClose={onClose}
      title={t('coaches.write_title', { team: letter?.team.name ?? '' })}
      footer={
        <Button type="submit" form={formId} busy={isPending}>
          {t('coaches.send')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Textarea
          label={t('coaches.message')}
          description={t('coaches.why', { name: letter?.child.first_name ?? '' })}
          value={body}
          error={problem}
          autosize
          minRows={4}
          maxRows={12}
          data-autofocus
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      </form>
    </Sheet>
  )
}
