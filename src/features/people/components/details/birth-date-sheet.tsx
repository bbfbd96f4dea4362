import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { DateField } from '@/shared/form/fields/date-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useChangeBirthDate } from '../../api/players/birth-date'
import type { Player } from '../../api/players/players'
import { playerLimits } from '../../model/player'
import { formatFullName } from '@/lib/person'
import { getToday } from '@/lib/time/calendar-date'
import { listPlayerFieldErrors } from '../../model/player-failure'
import styles from '../people.module.css'

const schema = z.object({
  date_of_birth: z
    .string({ error: 'people:form.errors.born' })
    .min(1, { error: 'people:form.errors.born' }),
})

interface BirthDateSheetProps {
  player: Player
  onClose: () => void
}

/** One date, and what depends on it. */
export function BirthDateSheet({ player, onClose }: BirthDateSheetProps) {
  const { t } = useTranslation('people')
  const formId = useId()
  const change = useChangeBirthDate(player.id)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('birth_date.title', { name: formatFullName(player) })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('guardians.rights.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={change.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={t('birth_date.correct')}
        schema={schema}
        defaultValues={{ date_of_birth: player.date_of_birth }}
        fieldErrors={(error) => listPlayerFieldErrors(error, null)}
        onSubmit={async ({ date_of_birth }) => {
          await change.mutateAsync(date_of_birth)
          onClose()
        }}
      >
        <DateField
          name="date_of_birth"
          label={t('player.born')}
          min={playerLimits.bornFrom}
          max={getToday()}
          isBirthday
          required
        />
        <p className={`${layout.dim13Any} ${styles.dim}`}>{t('birth_date.why')}</p>
      </Form>
    </Sheet>
  )
}
