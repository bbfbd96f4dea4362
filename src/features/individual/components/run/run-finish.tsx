import { useState } from 'react'
import { NumberInput, Radio, Switch, Textarea } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { individualLimits as limits } from '../../model/exercise'
import { computeMinutes, type Run } from '../../model/run/run'

export interface Finish {
  minutes: number | null
  effort: number | null
  note: string
  isFinished: boolean
}

interface RunFinishProps {
  run: Run
  isLocked: boolean
  /** Work a coach gave: it can be said to be done. */
  isAssignment: boolean
  onSave: (finish: Finish) => void
}

const efforts = ['1', '2', '3', '4', '5'] as const

/** How it was, and the one button that stores it: with a connection at once, without one as soon as there is one. */
export function RunFinish({ run, isLocked, isAssignment, onSave }: RunFinishProps) {
  const { t } = useTranslation('individual')
  const [minutes, setMinutes] = useState<number | null>(null)
  const [effort, setEffort] = useState('')
  const [note, setNote] = useState('')
  const [isFinished, setIsFinished] = useState(false)
  const [isEmpty, setIsEmpty] = useState(false)

  function save() {
    const taken = minutes ?? computeMinutes(run, Date.now())
    if (taken === null && run.count === 0) return setIsEmpty(true)
    onSave({
      minutes: taken,
      effort: effort === '' ? null : Number(effort),
      note: note.trim(),
      isFinished,
    })
  }

  return (
    <section className={`${layout.card} ${layout.stack4}`} aria-label={t('run.finish_title')}>
      <h2 className={layout.text16}>{t('run.finish_title')}</h2>
      <Radio.Group label={t('run.effort')} value={effort} onChange={setEffort}>
        <div className={layout.stack1} style={{ marginBlockStart: 'var(--space-2)' }}>
          {efforts.map((value) => (
            <Radio
              key={value}
              value={value}
              size="md"
              className={layout.touch}
              label={t(`efforts.${value}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <NumberInput
        label={t('run.minutes')}
        description={t('run.minutes_hint')}
        value={minutes ?? ''}
        min={1}
        max={limits.minutes}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        hideControls
        inputMode="numeric"
        error={isEmpty ? t('errors.nothing_done') : undefined}
        onChange={(value) => {
          setIsEmpty(false)
          setMinutes(typeof value === 'number' && value > 0 ? value : null)
        }}
      />
      <Textarea
        label={t('run.note')}
        description={t('run.note_hint')}
        rows={2}
        maxLength={limits.note}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isAssignment ? (
        <Switch
          label={t('run.is_finished')}
          description={t('run.is_finished_hint')}
          checked={isFinished}
          onChange={(event) => setIsFinished(event.currentTarget.checked)}
        />
      ) : null}
      <Button
        isFullWidth
        disabled={isLocked}
        icon={<IconCheck size={20} stroke={1.75} />}
        onClick={save}
      >
        {t('run.save')}
      </Button>
    </section>
  )
}
