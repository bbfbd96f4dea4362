import { Checkbox } from '@mantine/core'
import layout from '@/shared/ui/layout.module.css'

/** Whose player may be ticked: a family that was never asked has not agreed. */
export interface PicturedPlayer {
  id: string
  name: string
  hasConsent: boolean
}

interface RecognisedPlayersProps {
  players: readonly PicturedPlayer[]
  /** Ids, or only `nobody`; empty: not said yet. */
  ticked: readonly string[]
  onChange: (ticked: readonly string[]) => void
  label: string
  hint: string
  nobodyLabel: string
  formatNoConsent: (name: string) => string
}

/** Ticked when nobody can be recognised. */
const nobody = 'nobody'
const tickable = `${layout.row} ${layout.touch}`

/** Ids of the players among what is ticked. */
export function listPlayerIds(ticked: readonly string[]): string[] {
  return ticked.filter((one) => one !== nobody)
}

/** Who can be recognised in a picture, or that nobody can: never both. Without consent a child cannot be ticked. */
export function RecognisedPlayers(props: RecognisedPlayersProps) {
  const { players, ticked, onChange, label, hint, nobodyLabel, formatNoConsent } = props

  function change(next: readonly string[]) {
    const isNobody = next.includes(nobody) && !ticked.includes(nobody)
    onChange(isNobody ? [nobody] : listPlayerIds(next))
  }

  return (
    <Checkbox.Group label={label} description={hint} value={[...ticked]} onChange={change}>
      <div
        className={layout.grid}
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' }}
      >
        <Checkbox className={tickable} value={nobody} label={nobodyLabel} />
        {players.map(({ id, name, hasConsent }) => (
          <Checkbox
            key={id}
            className={tickable}
            value={id}
            disabled={!hasConsent}
            label={hasConsent ? name : formatNoConsent(name)}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
