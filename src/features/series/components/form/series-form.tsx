import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { paths } from '@/lib/router/paths'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { trainingLimits } from '@/features/planner/model/limits'
import type { Season } from '../../model/series-defaults'
import { seriesSchema, type SeriesValues } from '../../model/series-schema'
import type { EditedSeries } from './use-update-effect'
import { PeriodFields } from './period-fields'
import { SeriesPreview } from './series-preview'
import { SkipsField } from './skips-field'
import { SlotFields } from './slot-fields'
import { TemplateField } from './template-field'
import { UpdateNote } from './update-note'

export interface SeriesFormProps {
  teams: readonly Team[]
  seasons: readonly Season[]
  values: SeriesValues
  /** Null for a new one. */
  edited: EditedSeries | null
  onSubmit: (values: SeriesValues) => Promise<void>
}

/** Weekday, time and length are asked; everything else stands already. */
export function SeriesForm({ teams, seasons, values, edited, onSubmit }: SeriesFormProps) {
  const { t } = useTranslation(['series', 'planner'])
  return (
    <Form
      schema={seriesSchema}
      defaultValues={values}
      draftKey={edited ? undefined : 'training-series'}
      isGuarded
      fieldErrors={({ detail }) => ({
        ...(detail === 'field_taken' && { time: 'series:series.errors.field_taken' }),
        ...(detail === 'field_open' && { when_taken: 'series:series.errors.field_open' }),
        ...(detail === 'in_the_past' && { time: 'series:series.errors.past' }),
        ...(detail === 'no_dates_left' && { to_on: 'series:series.errors.no_dates' }),
      })}
      onSubmit={onSubmit}
    >
      <FormSection title={t('series.slot')} why={edited ? undefined : t('series.slot_why')}>
        <SlotFields teams={teams} isNew={edited === null} />
      </FormSection>
      <FormSection title={t('series.season')} why={t('series.season_why')}>
        <PeriodFields teams={teams} seasons={seasons} isNew={edited === null} />
      </FormSection>
      <FormSection title={t('series.skips')} why={t('series.skips_why')}>
        <SkipsField />
      </FormSection>
      <SeriesPreview teams={teams} edited={edited} />
      <FormSection title={t('series.content')} why={t('series.content_why')}>
        <TextField
          name="title"
          label={t('series.name_field')}
          placeholder={t('planner:form.hints.title')}
          maxLength={trainingLimits.title}
        />
        <TemplateField teams={teams} />
      </FormSection>
      {edited ? <UpdateNote edited={edited} /> : null}
      <SubmitBar label={edited ? undefined : t('series.save')} cancelTo={paths.trainings.series} />
    </Form>
  )
}
