/** Walking football with zones that nobody leaves. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, type Exercise } from '../kit'
import { largeGroup, smallGroup } from './sizes'

export const walkingZones: Exercise = {
  key: 'walking-zones',
  sizes: [
    { ...smallGroup, area: [30, 18], count: 12, fill: { each: 2 } },
    { ...largeGroup, area: [36, 24], count: 18, fill: { each: 3 } },
  ],
  intensity: 'low',
  kind: { practice_type: 'positional_game', topic: 'possession' },
  more: { isWalking: true },
  draw({ area, count = 12 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('mini', at(0, 0.3), 0)
    drawing.goal('mini', at(0, 0.7), 0)
    drawing.goal('mini', at(1, 0.3), 180)
    drawing.goal('mini', at(1, 0.7), 180)
    for (const zone of [0, 1, 2]) drawing.zone(at(zone / 3, 0), at((zone + 1) / 3, 1))
    const each = count / 6
    const ours = [0, 1, 2].map((zone) =>
      Array.from({ length: each }, (_, index) =>
        drawing.player('a', at(zone / 3 + 0.1, (index + 0.5 + zone * 0.1) / each)),
      ),
    )
    const theirs = [0, 1, 2].map((zone) =>
      Array.from({ length: each }, (_, index) =>
        drawing.player('b', at(zone / 3 + 0.22, (index + 0.3) / each)),
      ),
    )
    const back = ours[0]?.[0] ?? ''
    const mate = ours[0]?.[1] ?? ''
    const middle = ours[1]?.[1] ?? ''
    const front = ours[2]?.[0] ?? ''
    const ball = drawing.ball(back)
    addBench(drawing, 3)
    drawing.together(() => {
      drawing.run(theirs[0]?.[0] ?? '', at(0.18, 0.24))
      drawing.pass(ball, mate)
    })
    drawing.together(() => {
      drawing.run(theirs[1]?.[1] ?? '', at(0.52, 0.7))
      drawing.pass(ball, middle)
    })
    drawing.together(() => {
      drawing.run(theirs[2]?.[0] ?? '', at(0.86, 0.24))
      drawing.pass(ball, front)
    })
    moveAll(drawing, [front, at(0.82, 0.34)])
    drawing.pass(ball, at(1, 0.3))
    return drawing
  },
  words: {
    en: {
      title: 'Walking football: three thirds',
      aim: 'Play through three zones with short distances, so that people of very different fitness enjoy the same match.',
      setup:
        'Pitch of {l} × {w} m in three equal zones, two mini goals on each short side. In every zone {each} players of each team, {n} in all, no keepers. Those who can walk less choose a zone with fewer metres, the outer ones.',
      rules: [
        'Nobody leaves their zone; the ball is passed from zone to zone.',
        'Defenders may walk to the ball carrier but must leave one arm’s length.',
        'The ball may skip a zone only along the ground.',
        'Goals are scored from the last zone with a pass along the ground.',
        'After each period everyone changes zone: back, middle, front.',
      ],
      points: [
        'Leave the straight line behind your opponent: one step sideways opens the pass.',
        'Middle zone: check behind you before the ball comes.',
        'Back zone: never in a hurry, the ball may go back too.',
        'Praise the pass before the goal louder than the goal.',
      ],
      harder: ['One player may enter the next zone after their own pass.'],
      easier: ['In every zone one defender has to stand still.'],
      scoring: 'Goal one point; goal after at least one pass in every zone two.',
      question: 'In which zone did you have most of the ball, and what did you do with it?',
      fault: 'Long balls over the middle: half of the players only watch.',
    },
    de: {
      title: 'Gehfußball: drei Drittel',
      aim: 'Mit kurzen Wegen durch drei Zonen spielen, damit sehr unterschiedlich fitte Menschen dasselbe Spiel genießen.',
      setup:
        'Feld von {l} × {w} m mit drei gleichen Zonen, auf jeder Schmalseite zwei Minitore. In jeder Zone {each} Spieler je Team, zusammen {n}, ohne Torwart. Wer weniger gehen kann, wählt eine der ruhigeren Außenzonen.',
      rules: [
        'Niemand verlässt seine Zone; der Ball wird von Zone zu Zone gepasst.',
        'Verteidiger dürfen zum Ballführenden gehen, lassen aber eine Armlänge Abstand.',
        'Eine Zone überspringen darf der Ball nur flach.',
        'Tore fallen aus der letzten Zone mit einem flachen Pass.',
        'Nach jedem Abschnitt wechseln alle die Zone: hinten, Mitte, vorn.',
      ],
      points: [
        'Raus aus dem Schatten: Ein Schritt zur Seite öffnet den Passweg.',
        'Mittelzone: vor der Annahme nach hinten schauen.',
        'Hintere Zone: ohne Hast, der Ball darf auch zurück.',
        'Den Pass vor dem Tor lauter loben als das Tor.',
      ],
      harder: ['Einer darf dem eigenen Pass in die nächste Zone folgen.'],
      easier: ['In jeder Zone bleibt ein Verteidiger stehen.'],
      scoring: 'Tor ein Punkt; nach mindestens einem Pass in jeder Zone zwei.',
      question: 'In welcher Zone hattest du den Ball am meisten, und was hast du daraus gemacht?',
      fault: 'Lange Bälle über die Mitte: Die Hälfte schaut nur zu.',
    },
    bg: {
      title: 'Ходещ футбол: три третини',
      aim: 'Игра през три зони с къси разстояния, за да се радват на един мач хора с много различна форма.',
      setup:
        'Игрище {l} × {w} м с три равни зони, на всяка къса страна две малки врати. Във всяка зона по {each} играчи от отбор, общо {n}, без вратари. Който ходи по-трудно, избира някоя от по-спокойните крайни зони.',
      rules: [
        'Никой не напуска зоната си; топката се подава от зона в зона.',
        'Защитниците могат да се доближат до водещия, но на една ръка разстояние.',
        'Топката може да прескочи зона само по земята.',
        'Гол се вкарва от последната зона с пас по земята.',
        'След всяка част всички сменят зоната: задна, средна, предна.',
      ],
      points: [
        'Излез от сянката: една крачка встрани отваря паса.',
        'Средна зона: погледни зад себе си, преди топката да дойде.',
        'Задна зона: без бързане, топката може и назад.',
        'Хвалете паса преди гола по-силно от гола.',
      ],
      harder: ['Един играч може да последва паса си в следващата зона.'],
      easier: ['Във всяка зона един защитник стои на място.'],
      scoring: 'Гол – точка; след поне един пас във всяка зона – две.',
      question: 'В коя зона имахте най-много топката и какво направихте с нея?',
      fault: 'Дълги топки през средата: половината играчи само гледат.',
    },
  },
}
