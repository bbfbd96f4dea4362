import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { importFields, type ImportField } from '../../model/import/columns'
import type { TeamName } from '../../model/import/import-row'
import layout from '@/shared/ui/layout.module.css'
import styles from './import.module.css'
import type { ImportState, OpenTable } from './use-import'

interface ColumnMatchProps {
  table: OpenTable
  teams: readonly TeamName[]
  teamId: ImportState['teamId']
  onMatch: ImportState['match']
  onTeam: ImportState['setTeamId']
}

/** What each column holds, as guessed, with the first line as an example. */
export function ColumnMatch({ table, teams, teamId, onMatch, onTeam }: ColumnMatchProps) {
  const { t } = useTranslation('people')
  const { header, isHeaded, sample, columns, missing } = table
  const options = importFields.map((field) => ({
    value: field,
    label: t(`import.fields.${field}`),
  }))
  const formatColumnName = (at: number) =>
    (isHeaded ? header[at] : '') || t('import.column', { number: at + 1 })
  return (
    <SectionCard title={t('import.columns')} description={t('import.columns_text')}>
      {missing.length > 0 ? (
        <Alert kind="info">
          {t('import.missing', {
            fields: missing.map((field) => t(`import.fields.${field}`)).join(', '),
          })}
        </Alert>
      ) : null}
      <div className={`${layout.grid} ${layout.gap4} ${layout.top} ${styles.columns}`}>
        {columns.map((field, at) => (
          <Select
            key={at}
            label={formatColumnName(at)}
            description={sample[at] || '–'}
            placeholder={t('import.left_out')}
            data={options}
            value={field}
            clearable
            clearButtonProps={{
              'aria-label': t('import.leave_out', { column: formatColumnName(at) }),
            }}
            onChange={(value) => onMatch(at, toField(value))}
          />
        ))}
        {teams.length > 0 ? (
          <Select
            label={t('import.team_of_rest')}
            description={t('import.team_of_rest_hint')}
            placeholder={t('player.no_team')}
            data={teams.map(({ id, name }) => ({ value: id, label: name }))}
            value={teamId}
            clearable
            clearButtonProps={{ 'aria-label': t('import.clear_team') }}
            onChange={onTeam}
          />
        ) : null}
      </div>
    </SectionCard>
  )
}

function toField(value: string | null): ImportField | null {
  return importFields.find((field) => field === value) ?? null
}
