import { useState } from 'react'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RotationRules } from '@/features/matches/model/rotation/rotation-row'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'

interface PairRulesProps {
  players: readonly { id: string; name: string }[]
  rules: RotationRules
  onChange: (rules: RotationRules) => void
}

const kinds = ['together', 'apart'] as const

/** Two who play together, or of whom one always plays. */
export function PairRules({ players, rules, onChange }: PairRulesProps) {
  const { t } = useTranslation('rotation')
  const [draft, setDraft] = useState({ one: '', other: '', kind: 'together' })
  const getName = (id: string | undefined) => players.find((known) => known.id === id)?.name ?? '–'
  const options = [
    { value: '', label: t('pairs.choose') },
    ...players.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const isReady = draft.one !== '' && draft.other !== '' && draft.one !== draft.other
  return (
    <fieldset className={`${layout.bare} ${layout.stack2}`}>
      <legend className={layout.medium14}>{t('pairs.title')}</legend>
      {rules.pairs.map((pair) => {
        const names = { one: getName(pair.players[0]), other: getName(pair.players[1]) }
        return (
          <div key={`${pair.kind} ${pair.players.join()}`} className={layout.between}>
            <span className={layout.text14}>{t(`pairs.${pair.kind}_line`, names)}</span>
            <Button
              kind="quiet"
              onClick={() =>
                onChange({ ...rules, pairs: rules.pairs.filter((known) => known !== pair) })
              }
            >
              {t('pairs.remove')}
            </Button>
          </div>
        )
      })}
      <NativeSelect
        aria-label={t('pairs.one')}
        value={draft.one}
        onChange={({ target }) => setDraft({ ...draft, one: target.value })}
        data={options}
      />
      <NativeSelect
        aria-label={t('pairs.other')}
        value={draft.other}
        onChange={({ target }) => setDraft({ ...draft, other: target.value })}
        data={options}
      />
      <NativeSelect
        aria-label={t('pairs.kind')}
        value={draft.kind}
        onChange={({ target }) => setDraft({ ...draft, kind: target.value })}
        data={kinds.map((kind) => ({ value: kind, label: t(`pairs.${kind}`) }))}
      />
      <Button
        kind="secondary"
        disabled={!isReady || rules.pairs.length >= 20}
        onClick={() => {
          const kind = kinds.find((known) => known === draft.kind) ?? 'together'
          setDraft({ one: '', other: '', kind })
          onChange({
            ...rules,
            pairs: [...rules.pairs, { kind, players: [draft.one, draft.other] }],
          })
        }}
      >
        {t('pairs.add')}
      </Button>
    </fieldset>
  )
}
