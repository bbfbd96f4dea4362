import { useId, useState } from 'react'
import { Radio, ScrollArea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { toText, useField } from '@/shared/form/fields/use-field'
import { formatFullName } from '@/lib/person'
import layout from '@/shared/ui/layout.module.css'
import { useFoundChildren, type FoundChild } from '../api/guardian-requests'
import { toChildQuery } from '../model/child-request-schema'

/** A thumb hits the row, not the circle: at least 44 pixels high. */
const wholeRow = {
  body: { alignItems: 'center' },
  labelWrapper: { flex: 1 },
  label: { display: 'block', paddingBlock: 12 },
} as const

interface ChildPickerProps {
  name: string
  schoolId: string
  /** The adult the child is for. */
  userId: string
  /** As the adult wrote it: what fits best is proposed first. */
  childName: string | null
  /** The adult may stay without a child for now. */
  isOptional?: boolean
}

/** A field of the form around it: one child of a school, proposed by the name that was asked for. */
export function ChildPicker({ name, schoolId, userId, childName, isOptional }: ChildPickerProps) {
  const { t } = useTranslation('people')
  const id = useId()
  const [typed, setTyped] = useState(childName ?? '')
  const [query] = useDebouncedValue(toChildQuery(typed), 200)
  const { data: found, error } = useFoundChildren({ schoolId, query, userId })
  const { value, change, inputProps } = useField({ name, label: t('requests.child') })
  return (
    <>
      <TextInput
        type="search"
        label={t('requests.search')}
        description={childName ? t('requests.asked_for', { child: childName }) : undefined}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter in a search sends no form
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Radio.Group
        name={id}
        label={inputProps.label}
        error={inputProps.error ?? (error ? t('requests.errors.search') : undefined)}
        value={toText(value)}
        onChange={(next) => change(next === '' ? null : next)}
      >
        <ScrollArea.Autosize mah={280} type="auto">
          <div>
            {isOptional ? (
              <Radio value="" label={t('requests.no_child')} styles={wholeRow} />
            ) : null}
            {found?.map((child) => (
              <Radio
                key={child.id}
                value={child.id}
                label={<ChildLabel child={child} />}
                disabled={child.is_linked}
                styles={wholeRow}
              />
            ))}
          </div>
        </ScrollArea.Autosize>
        {found?.length === 0 ? (
          <p className={layout.dim14} role="status">
            {t('requests.none')}
          </p>
        ) : null}
      </Radio.Group>
    </>
  )
}

/** Name, and what tells namesakes apart: birth year, teams, who looks after them. */
function ChildLabel({ child }: { child: FoundChild }) {
  const { t } = useTranslation('people')
  const facts = [
    t('requests.born', { year: String(child.birth_year) }),
    ...child.team_names,
    child.is_linked
      ? t('requests.linked')
      : t('requests.guardians', { count: child.guardian_count }),
  ]
  return (
    <>
      {formatFullName(child)} <span className={layout.dim14}>{facts.join(' · ')}</span>
    </>
  )
}
