/** What the age of the players changes in any task: how it is counted, timed and coached. */
import type { Words3 } from '../possession/kit'
import { duelStages, raceStages } from './stages-opposed'

export type StageKind = 'solo' | 'duel' | 'race'
export type StageIndex = 0 | 1 | 2 | 3 | 4

export interface Stage {
  rule: Words3
  point: Words3
  more: Words3
  easier: Words3
}
export type Stages = readonly [Stage, Stage, Stage, Stage, Stage]

export function getStage(youngest: number): StageIndex {
  if (youngest < 8) return 0
  if (youngest < 10) return 1
  if (youngest < 12) return 2
  return youngest < 14 ? 3 : 4
}

const soloStages: Stages = [
  {
    rule: [
      'Nobody is ever out: after a mistake you simply go on.',
      'Niemand scheidet aus: Nach einem Fehler geht es einfach weiter.',
      'Никой не отпада: след грешка просто се продължава.',
    ],
    point: [
      'Little kicks: the ball is your friend, keep it close.',
      'Kleine Kontakte: Der Ball ist dein Freund, lass ihn nah bei dir.',
      'Леки докосвания: топката е твой приятел, дръж я близо.',
    ],
    more: [
      'Hum a song while playing: that lifts the head.',
      'Dabei ein Lied summen: Das hebt den Kopf.',
      'Тананикай песен, докато играеш: така главата се вдига.',
    ],
    easier: [
      'First walking, then running.',
      'Erst im Gehen, dann im Laufen.',
      'Първо ходом, после с бягане.',
    ],
  },
  {
    rule: [
      'Everyone counts their own successes and tries to beat that number in the next round.',
      'Jeder zählt seine eigenen Erfolge und will die Zahl in der nächsten Runde übertreffen.',
      'Всеки брои успехите си и в следващата серия се опитва да ги надмине.',
    ],
    point: [
      'Look up after every third touch.',
      'Nach jedem dritten Kontakt hochschauen.',
      'Поглед нагоре след всяко трето докосване.',
    ],
    more: [
      'Whole round with the weaker foot.',
      'Eine ganze Runde mit dem schwächeren Fuß.',
      'Цяла серия със слабия крак.',
    ],
    easier: [
      'Count only the good ones aloud, without a clock.',
      'Nur die gelungenen laut zählen, ohne Zeitdruck.',
      'Броят се само сполучливите, без време.',
    ],
  },
  {
    rule: [
      'In odd rounds clean work counts, in even rounds speed: as fast as it still succeeds.',
      'In ungeraden Runden zählt Sauberkeit, in geraden Tempo: so schnell, wie es gerade noch gelingt.',
      'В нечетните серии се цени чистото изпълнение, в четните – скоростта: колкото бързо още се получава.',
    ],
    point: [
      'Knees bent and weight on the balls of the feet: then both feet are ready.',
      'Knie gebeugt, Gewicht auf dem Vorfuß: Dann sind beide Füße bereit.',
      'Свити колене и тежест на пръстите: така и двата крака са готови.',
    ],
    more: [
      'After each success sprint three metres with the ball.',
      'Nach jedem Erfolg drei Meter Tempo mit Ball.',
      'След всеки успех три метра спринт с топката.',
    ],
    easier: [
      'Clean work counts in all rounds.',
      'In allen Runden zählt nur Sauberkeit.',
      'Във всички серии се цени само чистото изпълнение.',
    ],
  },
  {
    rule: [
      'The coach calls the last fifteen seconds of each round: from then on full speed.',
      'Der Trainer ruft die letzten fünfzehn Sekunden jeder Runde an: dann volles Tempo.',
      'Треньорът обявява последните петнадесет секунди: от този момент – пълна скорост.',
    ],
    point: [
      'Change of rhythm: slow in, fast out.',
      'Rhythmuswechsel: langsam hinein, schnell heraus.',
      'Смяна на ритъма: бавно навътре, бързо навън.',
    ],
    more: [
      'Two touches at most between two actions.',
      'Höchstens zwei Kontakte zwischen zwei Aktionen.',
      'Най-много две докосвания между две действия.',
    ],
    easier: [
      'Steady tempo for the whole round.',
      'Gleichmäßiges Tempo über die ganze Runde.',
      'Равномерно темпо през цялата серия.',
    ],
  },
  {
    rule: [
      'Players watch a partner: after each round each gives the other one tip, and the next round is played with it. A lost ball sets the count back to zero.',
      'Jeder beobachtet einen Partner und gibt ihm nach jeder Runde einen Tipp, den der in der nächsten umsetzt. Ein Ballverlust setzt die Zählung auf null.',
      'Всеки гледа партньор и след серията му дава един съвет, който се прилага в следващата. Загубена топка връща броенето на нула.',
    ],
    point: [
      'Game speed: if every touch succeeds, you are too slow.',
      'Spieltempo: Gelingt jeder Kontakt, bist du zu langsam.',
      'Темпо като в мач: ако всичко успява, значи си бавен.',
    ],
    more: [
      'A smaller ball, or one with less air.',
      'Ein kleinerer Ball oder einer mit weniger Luft.',
      'С по-малка или по-мека топка.',
    ],
    easier: [
      'A lost ball costs one point only.',
      'Ein Ballverlust kostet nur einen Punkt.',
      'Загубената топка струва само една точка.',
    ],
  },
]

export const stages: Record<StageKind, Stages> = {
  solo: soloStages,
  duel: duelStages,
  race: raceStages,
}
