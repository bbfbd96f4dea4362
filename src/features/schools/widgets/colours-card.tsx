import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isStaleRow } from '@/lib/stale-row'
import { ColourField } from '@/shared/form/fields/colour-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { FormSheet } from '@/shared/form/form-sheet'
import { EditableCard } from '@/shared/ui/cards/editable-card'
import layout from '@/shared/ui/layout.module.css'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useSaveSchoolColours, useSchoolLook, type SchoolLook } from '../api/school-look'
import {
  colourWords,
  findLetterColour,
  findShirts,
  schoolColoursSchema,
  toSchoolColoursInput,
  usualColours,
  type SchoolColours,
} from '../model/school-colours'
import { SchoolCrest } from './school-mark'

/** What the school's teams play in: shown as shield and shirts, changed in a sheet. */
export function ColoursCard({ schoolId }: { schoolId: string }) {
  return (
    <QueryBoundary key={schoolId}>
      <Card schoolId={schoolId} />
    </QueryBoundary>
  )
}

function Card({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('schools')
  const school = useSchoolLook(schoolId)
  return (
    <EditableCard
      title={t('colours.title')}
      description={t('colours.why')}
      label={t('match_day.edit')}
      renderSheet={(close) => <ColoursSheet read={school} onClose={close} />}
    >
      {school.first_colour ? <Preview school={school} /> : <p>{t('colours.none')}</p>}
    </EditableCard>
  )
}

function ColoursSheet({ read, onClose }: { read: SchoolLook; onClose: () => void }) {
  const { t } = useTranslation('schools')
  // as it was read: a newer version that arrives meanwhile is a conflict, not the new base
  const [school] = useState(read)
  const { mutateAsync } = useSaveSchoolColours(school.id, school.updated_at)
  return (
    <FormSheet
      title={t('colours.title')}
      label={t('match_day.save')}
      schema={schoolColoursSchema}
      values={toSchoolColoursInput(school)}
      save={mutateAsync}
      fieldErrors={(error) =>
        isStaleRow(error) ? { has_colours: 'schools:match_day.changed' } : {}
      }
      onClose={onClose}
    >
      <ColourFields school={school} />
    </FormSheet>
  )
}

function ColourFields({ school }: { school: SchoolLook }) {
  const { t } = useTranslation('schools')
  const { has_colours, first, second } = useWatch<ReturnType<typeof toSchoolColoursInput>>()
  const choices = colourWords.map((word) => ({
    colour: usualColours[word],
    label: t(`colours.words.${word}`),
  }))
  return (
    <>
      <SwitchField name="has_colours" label={t('colours.switch')} hint={t('colours.switch_hint')} />
      {has_colours && first && second ? (
        <>
          <Preview school={{ ...school, first_colour: first, second_colour: second }} />
          <ColourField
            name="first"
            label={t('colours.first')}
            hint={t('colours.first_hint')}
            choices={choices}
            otherLabel={t('colours.other')}
          />
          <ColourField
            name="second"
            label={t('colours.second')}
            hint={t('colours.second_hint')}
            choices={choices}
            otherLabel={t('colours.other')}
          />
        </>
      ) : null}
    </>
  )
}

interface PreviewProps {
  school: SchoolColours & { name: string }
}

/** The shield, and a keeper and two players on the turf as line-ups draw them. */
function Preview({ school }: PreviewProps) {
  const { t } = useTranslation('schools')
  const shirts = findShirts(school)
  if (!shirts) return null
  const { colour, keeper_colour } = shirts
  const players = [
    { number: '1', fill: keeper_colour },
    { number: '8', fill: colour },
    { number: '10', fill: colour },
  ]
  return (
    <div className={`${layout.row} ${layout.gap4}`}>
      <SchoolCrest {...school} logo_url={null} size={56} />
      <svg
        viewBox="0 0 168 56"
        height={56}
        role="img"
        aria-label={t('colours.preview', {
          first: findColourWord(school.first_colour, t),
          second: findColourWord(school.second_colour, t),
        })}
      >
        <rect width="168" height="56" rx="8" fill="#166534" />
        {players.map(({ number, fill }, index) => (
          <g key={number} transform={`translate(${32 + index * 52} 28)`}>
            <circle r="18" fill={fill} stroke="#ffffff" strokeWidth="2" />
            <text
              textAnchor="middle"
              dominantBaseline="central"
              fill={findLetterColour(fill)}
              fontSize="16"
              fontWeight="650"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

/** "red", or "own colour" for one that has no word. */
function findColourWord(colour: string | null, t: TFunction<'schools'>): string {
  const word = colourWords.find((known) => usualColours[known] === colour)
  return word ? t(`colours.words.${word}`) : t('colours.own')
}
