import type { ReactNode } from 'react'
import { Tooltip } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBallFootball,
  IconBarbell,
  IconCheck,
  IconRuler2,
  IconShoppingBag,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { computePlanEquipment } from '../../model/plan-times'
import { useEquipmentText } from '@/features/exercises/widgets/library/use-equipment-text'
import { usePlanner } from '../planner-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './totals-bar.module.css'
import type { PlanFacts } from './use-plan-facts'

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Ball-rolling, load, equipment, ground and players of the plan, each with what it is measured by. */
export function TotalsFacts({ facts }: { facts: PlanFacts }) {
  const { t, i18n } = useTranslation(['planner', 'exercises'])
  const { plan } = usePlanner()
  const equipment = useEquipmentText()
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' })
  const { missing, area, ground, players, expected } = facts
  const carried = computePlanEquipment(plan).map(equipment)
  const lacking = missing.map((item) =>
    t('plan.totals.lacking', { need: equipment(item), have: item.have }),
  )
  return (
    <dl
      className={`${layout.grid} ${layout.gapWide} ${layout.size13} ${layout.plain} ${styles.facts}`}
    >
      <Fact
        icon={<IconBallFootball {...look} />}
        name={t('plan.totals.rolling')}
        hint={t('plan.totals.rolling_hint')}
        value={t('totals.total', { total: facts.rolling })}
      />
      <Fact
        icon={<IconBarbell {...look} />}
        name={t('plan.totals.load')}
        hint={t('plan.totals.load_hint')}
        value={new Intl.NumberFormat(i18n.language).format(facts.load)}
      />
      <Fact
        icon={<IconShoppingBag {...look} />}
        name={t('totals.equipment')}
        hint={carried.length > 0 ? list.format(carried) : t('totals.no_equipment')}
        isBad={missing.length > 0}
        isGood={facts.hasInventory && carried.length > 0}
        value={
          missing.length > 0
            ? list.format(lacking)
            : carried.length > 0
              ? t('plan.totals.things', { count: carried.length })
              : t('totals.no_equipment')
        }
      />
      {area ? (
        <Fact
          icon={<IconRuler2 {...look} />}
          name={t('plan.totals.area')}
          hint={
            ground
              ? t('plan.totals.area_on', {
                  field: ground.name,
                  length: ground.length_m,
                  width: ground.width_m,
                })
              : t('plan.totals.area_unknown')
          }
          isBad={area.isFitting === false}
          isGood={area.isFitting === true}
          value={
            area.isFitting === false
              ? t('plan.totals.area_over', { square: area.square })
              : t('exercises:exercise.area', { length: area.length, width: area.width })
          }
        />
      ) : null}
      {players ? (
        <Fact
          icon={<IconUsers {...look} />}
          name={t('plan.totals.players')}
          hint={
            expected === null
              ? t('plan.totals.players_unknown')
              : t(`plan.totals.players_${facts.playersVerdict ?? 'fit'}`, { expected, ...players })
          }
          isBad={facts.playersVerdict === 'few' || facts.playersVerdict === 'many'}
          isGood={facts.playersVerdict === 'fit'}
          value={
            expected === null
              ? String(players.least)
              : t('plan.totals.players_of', { need: players.least, expected })
          }
        />
      ) : null}
    </dl>
  )
}

interface FactProps {
  icon: ReactNode
  name: string
  /** How it is measured, or against what. */
  hint: string
  value: string
  isBad?: boolean
  isGood?: boolean
}

function Fact({ icon, name, hint, value, isBad, isGood }: FactProps) {
  return (
    <Tooltip label={hint} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      <div tabIndex={0} data-bad={isBad || undefined} data-good={isGood || undefined}>
        <dt>
          {isBad ? <IconAlertTriangle {...look} /> : isGood ? <IconCheck {...look} /> : icon}
          {name}
        </dt>
        <dd data-figures="">{value}</dd>
      </div>
    </Tooltip>
  )
}
