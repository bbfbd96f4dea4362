/** Left foot in one half, right foot in the other. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const borderOfFeet: Exercise = {
  key: 'border-of-feet',
  kind: { topic: 'passing', phase: 'game', practice_type: 'conditioned_game' },
  sizes: createSizes([[24, 16], [8, 11], 2, [4, 180, 45]], [[30, 20], [12, 99], 3, [4, 210, 45]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.zone(at(0, 0), at(0.5, 1), 'L')
    drawing.zone(at(0.5, 0), at(1, 1), 'R')
    for (const y of [0.25, 0.75]) {
      drawing.goal('mini', at(0, y), 0)
      drawing.goal('mini', at(1, y), 180)
    }
    const one = drawing.player('a', at(0.24, 0.5))
    const two = drawing.player('a', at(0.5, 0.2))
    const three = drawing.player('a', at(0.56, 0.8))
    const press = drawing.player('b', at(0.4, 0.54))
    const left = drawing.player('b', at(0.62, 0.3))
    const right = drawing.player('b', at(0.72, 0.7))
    const ball = drawing.ball(one)
    playInto(drawing, ball, two, at(0.54, 0.16), [
      [press, at(0.36, 0.48)],
      [left, at(0.64, 0.22)],
    ])
    moveAll(
      drawing,
      [two, at(0.58, 0.1)],
      [left, at(0.66, 0.18)],
      [three, at(0.66, 0.86)],
      [one, at(0.42, 0.36)],
    )
    playInto(drawing, ball, three, at(0.8, 0.82), [[right, at(0.78, 0.68)]])
    drawing.pass(ball, at(1, 0.75))
    return drawing
  },
  words: {
    en: {
      title: 'Border of feet',
      aim: 'Use the weaker foot in a real game and learn to prepare the ball for it in time.',
      setup:
        '3v3 on {l} × {w} m with two mini goals at each end. The halves have names: L for left foot, R for right foot.',
      rules: [
        'In half L the ball is passed and shot with the left foot only, in half R with the right.',
        'Controlling and dribbling are free in both halves.',
        'Pass or shot with the wrong foot: kick-in for the others.',
        'After each goal the halves change names.',
        'Players call “border!” when the ball crosses the middle; play starts again with the team that conceded.',
      ],
      points: [
        'Take the first touch across your body to the foot you need.',
        'Open your body before the ball comes, so that both feet are possible.',
        'Short backswing with the weaker foot, locked ankle: firm is better than far.',
      ],
      harder: ['Only the weaker foot counts for goals in both halves.'],
      easier: ['The rule holds for passes only; shots are free.'],
      scoring: 'Goal with the right rule: one point; with the weaker foot: two.',
      question: 'What did you have to do earlier than usual?',
      fault: 'Players turn round the ball to reach their favourite foot and run into the opponent.',
    },
    de: {
      title: 'Fußgrenze: links hier, rechts dort',
      aim: 'Den schwächeren Fuß im echten Spiel gebrauchen und sich den Ball rechtzeitig darauf vorlegen.',
      setup:
        '3 gegen 3 auf {l} × {w} m mit zwei Minitoren an jedem Ende. Die Hälften haben Namen: L für links, R für rechts.',
      rules: [
        'In Hälfte L wird nur mit links gepasst und geschossen, in R nur mit rechts.',
        'Annahme und Dribbling sind überall frei.',
        'Pass oder Schuss mit dem falschen Fuß: Einkick für die anderen.',
        'Nach jedem Tor tauschen die Hälften ihre Namen.',
        'Rollt der Ball über die Mitte, rufen alle „Grenze!“; nach einem Tor beginnt das andere Team.',
      ],
      points: [
        'Den ersten Kontakt vor dem Körper auf den nötigen Fuß legen.',
        'Vor dem Anspiel öffnen, damit beide Füße möglich sind.',
        'Mit dem schwächeren Fuß kurz ausholen, Gelenk fest: lieber sauber als weit.',
      ],
      harder: ['Tore zählen in beiden Hälften nur mit dem schwächeren Fuß.'],
      easier: ['Die Regel gilt nur für Pässe, der Abschluss ist frei.'],
      scoring: 'Tor nach Regel: ein Punkt; mit dem schwächeren Fuß: zwei.',
      question: 'Was musstest du früher tun als sonst?',
      fault: 'Man dreht sich um den Ball zum Lieblingsfuß und läuft in den Gegner.',
    },
    bg: {
      title: 'Граница на краката',
      aim: 'Използване на по-слабия крак в истинска игра и навременна подготовка на топката за него.',
      setup:
        '3 срещу 3 на {l} × {w} м с по две малки врати във всеки край. Половините имат имена: Л – ляв крак, Д – десен крак (на схемата L и R).',
      rules: [
        'В половината Л се подава и удря само с левия, в Д – само с десния.',
        'Овладяването и воденето са свободни навсякъде.',
        'Пас или удар с грешния крак: вкарване с крак за другите.',
        'След всеки гол половините си разменят имената.',
        'Щом топката мине средата, всички викат „граница!“; след гол започва отборът, който го е получил.',
      ],
      points: [
        'С първото докосване прехвърли топката пред тялото към нужния крак.',
        'Отвори тялото преди паса, за да са възможни двата крака.',
        'С по-слабия крак – къс замах и твърд глезен: чисто, не далеч.',
      ],
      harder: ['И в двете половини важат само голове с по-слабия крак.'],
      easier: ['Правилото е само за пасовете, ударът е свободен.'],
      scoring: 'Гол по правилото – точка, с по-слабия крак – две.',
      question: 'Какво трябваше да направиш по-рано от обикновено?',
      fault: 'Играчът се върти около топката към любимия крак и влиза в противника.',
    },
  },
}
