/** Match with wide zones in which only one may defend. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const takeOnZones: Exercise = {
  key: 'take-on-zones',
  kind: { topic: 'dribbling', phase: 'game', practice_type: 'conditioned_game' },
  sizes: createSizes([[32, 24], [10, 13], 2, [4, 210, 60]], [[42, 32], [14, 99], 3, [4, 240, 60]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('small', at(0, 0.5), 0)
    drawing.goal('small', at(1, 0.5), 180)
    drawing.zone(at(0.12, 0), at(0.88, 0.24))
    drawing.zone(at(0.12, 0.76), at(0.88, 1))
    drawing.keeper('a', [1, area[1] / 2])
    drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const centre = drawing.player('a', at(0.26, 0.5))
    const winger = drawing.player('a', at(0.56, 0.1))
    drawing.player('a', at(0.5, 0.9))
    const striker = drawing.player('a', at(0.62, 0.6))
    const guard = drawing.player('b', at(0.72, 0.16))
    drawing.player('b', at(0.6, 0.84))
    const stopper = drawing.player('b', at(0.74, 0.5))
    const forward = drawing.player('b', at(0.36, 0.42))
    const ball = drawing.ball(centre)
    playInto(drawing, ball, winger, at(0.58, 0.12), [
      [guard, at(0.66, 0.15)],
      [forward, at(0.42, 0.36)],
    ])
    moveAll(
      drawing,
      [winger, at(0.64, 0.06), at(0.84, 0.12)],
      [guard, at(0.7, 0.12), at(0.76, 0.18)],
      [striker, at(0.8, 0.66)],
      [stopper, at(0.82, 0.46)],
    )
    playInto(drawing, ball, striker, at(0.87, 0.6))
    drawing.shot(ball, [area[0], area[1] / 2 + 1.1])
    return drawing
  },
  words: {
    en: {
      title: 'Match with take-on zones',
      aim: 'Find a team-mate in a wide zone who can play one against one, and use the space the duel opens.',
      setup:
        '4v4 plus keepers on {l} × {w} m with two 3 m goals. Along both sides runs a take-on zone. In each zone one player of either team at most.',
      rules: [
        'Free play in the middle; in the zones it is always one against one.',
        'The winger in the zone must take on: a pass back is allowed only once per attack.',
        'Beaten the opponent: cross, cut back or go in and shoot.',
        'Nobody helps the defender in the zone until the ball leaves it.',
        'Players may swap the zones freely; a goal restarts with the keeper.',
      ],
      points: [
        'Pass to the winger’s front foot so that the duel starts moving.',
        'Team-mates: keep the middle busy, do not run towards the zone.',
        'While the duel goes on, fill near post, far post and the space for a cut-back.',
      ],
      harder: ['A goal counts only if the defender in the zone was beaten.'],
      easier: ['The defender in the zone may not start before the winger’s first touch.'],
      scoring: 'Goal one point, goal after a beaten opponent in the zone three.',
      question: 'What did the others do while the winger was in the duel?',
      fault: 'Three team-mates run towards the ball and bring defenders into the duel.',
    },
    de: {
      title: 'Spiel mit Dribbelzonen',
      aim: 'Einen Mitspieler in der Außenzone finden, der eins gegen eins gehen kann, und den entstehenden Raum nutzen.',
      setup:
        '4 gegen 4 plus Torhüter auf {l} × {w} m mit zwei Drei-Meter-Toren. An beiden Seiten verläuft eine Dribbelzone. In jeder Zone höchstens ein Spieler je Team.',
      rules: [
        'In der Mitte freies Spiel, in den Zonen immer eins gegen eins.',
        'Der Flügel in der Zone muss dribbeln: Ein Rückpass je Angriff ist erlaubt.',
        'Gegner überspielt: flanken, zurücklegen oder selbst hineinziehen.',
        'Niemand hilft dem Verteidiger in der Zone, solange der Ball dort ist.',
        'Die Zonenspieler dürfen frei tauschen; nach einem Tor beginnt der Torwart.',
      ],
      points: [
        'Dem Flügel in den vorderen Fuß passen, damit das Duell in Bewegung beginnt.',
        'Mitspieler: die Mitte besetzt halten, nicht zur Zone laufen.',
        'Während des Duells kurzen Pfosten, langen Pfosten und Rückraum besetzen.',
      ],
      harder: ['Ein Tor zählt nur, wenn der Verteidiger in der Zone überspielt wurde.'],
      easier: ['Der Verteidiger in der Zone startet erst mit dem ersten Kontakt des Flügels.'],
      scoring: 'Tor ein Punkt, Tor nach gewonnenem Zonenduell drei.',
      question: 'Was taten die anderen, während der Flügel im Duell war?',
      fault: 'Drei Mitspieler laufen zum Ball und bringen Gegner mit ins Duell.',
    },
    bg: {
      title: 'Игра със зони за дрибъл',
      aim: 'Намиране на съотборник във външната зона за игра един срещу един и използване на отвореното пространство.',
      setup:
        '4 срещу 4 с вратари на {l} × {w} м с две триметрови врати. По двете страни минава зона за дрибъл. Във всяка зона – най-много по един играч от отбор.',
      rules: [
        'В средата – свободна игра, в зоните винаги един срещу един.',
        'Крилото в зоната дриблира: връщането е разрешено веднъж в атака.',
        'При подминат противник: центриране, връщащ пас или влизане и удар.',
        'Никой не помага на защитника в зоната, докато топката е там.',
        'Играчите сменят зоните свободно; след гол започва вратарят.',
      ],
      points: [
        'Подай в предния крак на крилото, за да започне дуелът в движение.',
        'Съотборници: пазете средата заета, не тичайте към зоната.',
        'По време на дуела заемете близка греда, далечна греда и мястото за връщащ пас.',
      ],
      harder: ['Гол важи само ако защитникът в зоната е бил подминат.'],
      easier: ['Защитникът в зоната тръгва чак с първото докосване на крилото.'],
      scoring: 'Гол – точка, гол след спечелен дуел в зоната – три.',
      question: 'Какво правеха другите, докато крилото беше в дуела?',
      fault: 'Трима съотборници тичат към топката и водят противници в дуела.',
    },
  },
}
