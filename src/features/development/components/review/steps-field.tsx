import {
  IconMoodHappy,
  IconMoodNeutral,
  IconMoodSmile,
  IconMoodSmileBeam,
} from '@tabler/icons-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMessage } from '@/shared/form/use-message'
import layout from '@/shared/ui/layout.module.css'
import { growthSteps, type GrowthStep } from '../../model/review'

const faces = { 1: IconMoodNeutral, 2: IconMoodSmile, 3: IconMoodHappy, 4: IconMoodSmileBeam }

export function StepFace({ step }: { step: GrowthStep }) {
  const { t } = useTranslation('development')
  const Face = faces[step]
  return (
    <span className={`${layout.inline2} ${layout.size14}`}>
      <Face size={22} stroke={1.75} aria-hidden="true" />
      {t(`steps.${step}`)}
    </span>
  )
}

interface StepsFieldProps {
  index: number
  /** The goal in the child's words. */
  words: string
}

/** How far one goal came: four steps of growing, each a word with a face. */
export function StepsField({ index, words }: StepsFieldProps) {
  const name = `steps.${index}`
  const message = useMessage()
  const { field, fieldState } = useController({ name })
  const fault = message(fieldState.error?.message)
  return (
    <fieldset className={`${layout.borderless} ${layout.stack2}`} style={{ padding: 0 }}>
      <legend
        className={`${layout.medium} ${layout.breakable}`}
        style={{ padding: 0, paddingBlockEnd: 8 }}
      >
        {words}
      </legend>
      <div style={choices}>
        {growthSteps.map((step) => {
          const isChosen = field.value === step
          return (
            <label
              key={step}
              className={`${layout.line2} ${layout.roundControl} ${layout.pointer}`}
              style={{
                ...choice,
                outline: isChosen ? '2px solid var(--accent-text)' : '1px solid var(--line-strong)',
              }}
            >
              <input
                ref={step === '1' ? field.ref : undefined}
                type="radio"
                name={field.name}
                value={step}
                checked={isChosen}
                onChange={() => field.onChange(step)}
                onBlur={field.onBlur}
              />
              <StepFace step={step} />
            </label>
          )
        })}
      </div>
      {fault ? (
        <p className={`${layout.danger} ${layout.size13}`} style={{ margin: 0 }} role="alert">
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}

const choices = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
}
const choice = { minBlockSize: 48, paddingInline: 12 }
