import type { SceneObject } from '@/features/scene/model/document/scene-schema'
import { BallProps } from './ball-props'
import { CoachProps } from './coach-props'
import { EquipmentProps } from './equipment-props'
import { GoalProps } from './goal-props'
import { PlaceFields } from './place-fields'
import { PlayerProps } from './player-props'
import { ThingCommands } from './thing-commands'

/** By kind; where it stands and what can be done with it are the same for all. */
export function ObjectProps({ object }: { object: SceneObject }) {
  return (
    <>
      <KindProps object={object} />
      <PlaceFields object={object} />
      <ThingCommands />
    </>
  )
}

function KindProps({ object }: { object: SceneObject }) {
  switch (object.kind) {
    case 'player':
      return <PlayerProps player={object} />
    case 'coach':
      return <CoachProps coach={object} />
    case 'ball':
      return <BallProps ball={object} />
    case 'goal':
      return <GoalProps goal={object} />
    default:
      return <EquipmentProps item={object} />
  }
}
