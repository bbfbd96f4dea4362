/** Wall passes and turns at walking pace. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { largeGroup, smallGroup } from './sizes'

export const walkingWall: Exercise = {
  key: 'walking-wall',
  sizes: [smallGroup, { ...largeGroup, count: 9 }],
  intensity: 'low',
  kind: { practice_type: 'passive_opposition', topic: 'combination_play' },
  more: { isWalking: true, bibs: 2 },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('mini', at(1, 0.3), 180)
    drawing.goal('mini', at(1, 0.7), 180)
    const starters = drawing.row('a', count - 5, at(0.06, 0.5), at(0.06, 0.9))
    const wall = drawing.player('a', at(0.42, 0.2))
    const deep = drawing.player('a', at(0.66, 0.78))
    drawing.player('a', at(0.42, 0.84))
    const first = drawing.player('b', at(0.38, 0.5))
    drawing.player('b', at(0.78, 0.5))
    const [one = '', two = ''] = starters
    const ball = drawing.ball(one)
    drawing.ball(two)
    addBench(drawing, 3)
    drawing.together(() => {
      drawing.run(one, at(0.22, 0.44))
      drawing.run(first, at(0.34, 0.47))
    })
    drawing.pass(ball, wall)
    playInto(drawing, ball, one, at(0.46, 0.38), [[first, at(0.38, 0.42)]])
    drawing.pass(ball, deep)
    moveAll(drawing, [one, at(0.56, 0.4)], [deep, at(0.74, 0.72)])
    drawing.pass(ball, at(1, 0.7))
    return drawing
  },
  words: {
    en: {
      title: 'Walking football: wall and gate',
      aim: 'Get past an opponent without speed: by a wall pass, a change of direction and good timing.',
      setup:
        'Area of {l} × {w} m with two mini goals at the far end. Starters with balls at the near end, a wall player on each side, a deep player in front of the goals; two defenders in bibs who walk. {n} players.',
      rules: [
        'Walk with the ball towards the first defender.',
        'Give the ball to a wall player when the defender is two steps away and walk past.',
        'Receive again, find the deep player and stay level with the ball.',
        'The deep player turns or sets it back; finish gently into a free mini goal.',
        'Walk on to the next place: starter, wall, deep, start. Defenders change after each series.',
      ],
      points: [
        'Play the wall pass late: the defender must have decided.',
        'Change direction on the outside foot with small steps, knees soft.',
        'Wall player: return the ball in front, at walking pace.',
        'Head up after every touch, there is time enough.',
      ],
      harder: ['The second defender may walk towards the deep player.'],
      easier: ['Defenders stand still and only move one foot.'],
      scoring: 'Goal without an interception: one point; with two wall passes in the move: two.',
      question: 'When did the defender stop being able to reach the pass?',
      fault: 'The pass comes so early that the defender simply walks back.',
    },
    de: {
      title: 'Gehfußball: Wand und Tor',
      aim: 'Ohne Tempo am Gegner vorbei: mit Doppelpass, Richtungswechsel und gutem Zeitpunkt.',
      setup:
        'Feld von {l} × {w} m mit zwei Minitoren am hinteren Ende. Vorn die Starter mit Bällen, an jeder Seite ein Wandspieler, vor den Toren ein tiefer Spieler; zwei gehende Verteidiger mit Leibchen. {n} Spieler.',
      rules: [
        'Mit dem Ball auf den ersten Verteidiger zugehen.',
        'Zwei Schritte vor ihm auf die Wand passen und vorbeigehen.',
        'Den Ball wieder annehmen, den tiefen Spieler suchen, auf Ballhöhe bleiben.',
        'Der tiefe Spieler dreht auf oder legt ab; ruhig in ein freies Minitor schieben.',
        'Zur nächsten Position gehen: Start, Wand, Tiefe, Start. Die Verteidiger wechseln nach jeder Serie.',
      ],
      points: [
        'Den Doppelpass spät spielen: Der Gegner muss sich entschieden haben.',
        'Richtung über den Außenfuß in kleinen Schritten ändern, Knie weich.',
        'Wandspieler: in Gehgeschwindigkeit vor den Mitspieler legen.',
        'Nach jedem Kontakt Kopf hoch, Zeit ist genug da.',
      ],
      harder: ['Der zweite Verteidiger darf auf den tiefen Spieler zugehen.'],
      easier: ['Die Verteidiger stehen und bewegen nur einen Fuß.'],
      scoring: 'Tor ohne Ballverlust: ein Punkt; mit zwei Doppelpässen im Angriff: zwei.',
      question: 'Ab wann konnte der Verteidiger den Pass nicht mehr erreichen?',
      fault: 'Der Pass kommt so früh, dass der Verteidiger einfach zurückgeht.',
    },
    bg: {
      title: 'Ходещ футбол: стена и врата',
      aim: 'Преминаване без скорост: двоен пас, смяна на посоката и точен момент.',
      setup:
        'Поле {l} × {w} м с две малки врати в далечния край. Отпред започващи с топки, отстрани по една „стена“, пред вратите изнесен играч; двама ходещи защитници с потници. {n} играчи.',
      rules: [
        'Тръгни с топката към първия защитник.',
        'На две крачки от него подай на „стената“ и мини покрай него.',
        'Поеми отново, намери изнесения и остани на линията на топката.',
        'Изнесеният се обръща или връща; топката се вкарва спокойно в свободна врата.',
        'Отиди на следващото място: старт, стена, изнесен, старт. Защитниците се сменят след всяка серия.',
      ],
      points: [
        'Двойният пас е късно: защитникът трябва вече да е решил.',
        'Смени посоката през външния крак с малки стъпки, меки колене.',
        '„Стена“: върни пред партньора, със скоростта на ходене.',
        'Вдигай глава след всяко докосване, време има.',
      ],
      harder: ['Вторият защитник може да тръгне към изнесения.'],
      easier: ['Защитниците стоят и движат само единия крак.'],
      scoring: 'Гол без загуба – точка; с два двойни паса в атаката – две.',
      question: 'Кога защитникът вече не можеше да стигне паса?',
      fault: 'Пасът идва толкова рано, че защитникът просто се връща.',
    },
  },
}
