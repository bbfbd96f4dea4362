import { useState } from 'react'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toLocale } from '@/lib/i18n/locale'
import { getToday } from '@/lib/time/calendar-date'
import { DateField } from '@/shared/form/fields/date-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { useAddHoliday, useHolidays, useRemoveHoliday } from '../api/holidays'
import { formatHoliday } from '../model/format-holiday'
import { holidaySchema } from '../model/ticket-schemas'

/** The coming days on which nobody answers; what is promised skips them. */
export function HolidaySheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('support')
  const [today] = useState(() => getToday())
  const { data, error, refetch } = useHolidays(today)
  const [round, setRound] = useState(0)
  const add = useAddHoliday()
  const remove = useRemoveHoliday()
  const language = toLocale(i18n.resolvedLanguage ?? 'en')
  return (
    <Sheet title={t('holidays.title')} isOpen onClose={onClose} width={560}>
      <p className={layout.dim14}>{t('holidays.text')}</p>
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      <ul className={layout.listStack1} aria-label={t('holidays.title')}>
        {data?.map((holiday) => {
          const { day } = holiday
          const label = formatHoliday(holiday, language)
          return (
            <li key={day} className={`${layout.betweenLine} ${layout.gap3} ${layout.lineBelow}`}>
              <span className={layout.breakable}>{label}</span>
              <IconButton
                label={t('holidays.remove', { day: label })}
                onClick={() => remove.mutate(day)}
              >
                <IconTrash size={18} stroke={1.75} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <Form
        key={round}
        schema={holidaySchema}
        defaultValues={{ day: '', name: '' }}
        label={t('holidays.add')}
        onSubmit={async (holiday) => {
          await add.mutateAsync(holiday)
          setRound((past) => past + 1)
        }}
        fieldErrors={({ code }) => (code === 'conflict' ? { day: 'support:errors.day_taken' } : {})}
      >
        <DateField name="day" label={t('holidays.day')} min={today} required />
        <TextField name="name" label={t('holidays.name')} maxLength={80} required />
        <div className={layout.wrapEnd}>
          <Button type="submit" busy={add.isPending}>
            {t('holidays.add')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
