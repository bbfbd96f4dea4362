import { useState } from 'react'
import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/scene/model/document/scene-schema'
import { FieldRow } from '../fields/field-row'
import layout from '@/shared/ui/layout.module.css'
import fields from '../fields/fields.module.css'
import { FormationPicker } from './formation-picker'

/** The formation of a team, chosen from pictures. */
export function FormationField({ team }: { team: Team }) {
  const { t } = useTranslation('animator')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <FieldRow label={t('panels.teams.formation')}>
      {(ids) => (
        <Popover
          opened={isOpen}
          onChange={setIsOpen}
          position="bottom-end"
          width={296}
          withRoles={false}
          trapFocus
        >
          <Popover.Target>
            <button
              {...ids}
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              className={`${layout.betweenLine} ${layout.full} ${layout.roundControl} ${fields.opener}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t('panels.teams.no_formation')}
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </button>
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={t('panels.teams.formation')}>
            <FormationPicker team={team} onDone={() => setIsOpen(false)} />
          </Popover.Dropdown>
        </Popover>
      )}
    </FieldRow>
  )
}
