/** Endurance as a chase round an oval. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const teamPursuit: Exercise = {
  key: 'team-pursuit',
  sizes: createSizes(
    [9, 18],
    2,
    [
      [28, 18, 8, 5, 150, 60],
      [34, 22, 12, 5, 150, 60],
    ],
    { more: 4 },
  ),
  intensity: 'high',
  kind: { topic: 'dribbling', practice_type: 'fun_game' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    drawing.gears('cone', [at(0.2, 0.2), at(0.8, 0.2), at(0.8, 0.8), at(0.2, 0.8)])
    const half = (size.count ?? 8) / 2
    const addWaiting = (team: 'a' | 'b', from: number) =>
      Array.from({ length: half }, (_, index) =>
        drawing.player(
          team,
          at(
            from === 0 ? 0.12 + 0.11 * index : 0.88 - 0.11 * index,
            from === 0 ? 0.34 + 0.09 * (index % 2) : 0.66 - 0.09 * (index % 2),
          ),
        ),
      )
    const green = addWaiting('a', 0)
    const gold = addWaiting('b', 1)
    const [g = '', g2 = ''] = green
    const [y = '', y2 = ''] = gold
    drawing.ball(g)
    drawing.ball(y)
    addBench(drawing, 0)
    moveAll(drawing, [g, at(0.08, 0.14), at(0.3, 0.08)], [y, at(0.92, 0.86), at(0.7, 0.92)])
    moveAll(drawing, [g, at(0.86, 0.08), at(0.93, 0.3)], [y, at(0.14, 0.92), at(0.07, 0.7)])
    moveAll(
      drawing,
      [g, at(0.93, 0.82)],
      [y, at(0.07, 0.2)],
      [g2, at(0.3, 0.36)],
      [y2, at(0.7, 0.64)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Team pursuit',
      aim: 'Fast laps with the ball and complete rests by turns, as in a velodrome: the team decides who rides when.',
      setup:
        'An oval round four cones in {l} × {w} m. {n} players, two teams waiting on opposite sides inside the oval, one ball to a team.',
      rules: [
        'Both teams send a rider at the same time, all in the same direction.',
        'Dribble one lap and hand the ball over by stopping it for the next rider.',
        'A team may send its riders in any order, but nobody twice before all have ridden.',
        'Overtaking is on the outside. The round ends early if one team catches the other.',
        'In the break both teams change their order and think about the long and the short legs.',
      ],
      points: [
        'Bigger touches on the straight, small ones in the bend.',
        'Slow down early and stop the ball dead for the next one.',
        'Those who wait walk about and breathe calmly.',
      ],
      harder: ['Ride clockwise, then the other way round, with the outside foot only.'],
      easier: ['Half laps with a rider of the team on both sides.'],
      scoring: 'Laps of the team in the round; catching the others counts three more.',
      question: 'Which order was the fastest, and why?',
      fault: 'The strongest ride twice as often: note the riders on a slip of paper.',
    },
    de: {
      title: 'Mannschaftsverfolgung',
      aim: 'Schnelle Runden mit Ball und volle Pausen im Wechsel, wie auf der Radrennbahn: Das Team entscheidet, wer wann fährt.',
      setup:
        'Ein Oval um vier Hütchen in {l} × {w} m. {n} Spieler, zwei Teams warten auf gegenüberliegenden Seiten im Oval, je Team ein Ball.',
      rules: [
        'Beide Teams schicken gleichzeitig einen Fahrer los, alle in gleicher Richtung.',
        'Eine Runde dribbeln und den Ball für den nächsten Fahrer stoppen.',
        'Die Reihenfolge ist frei, aber niemand fährt zweimal, bevor alle dran waren.',
        'Überholt wird außen. Holt ein Team das andere ein, endet der Durchgang.',
        'In der Pause ändern beide Teams ihre Reihenfolge und besprechen, was besser läuft.',
      ],
      points: [
        'Auf der Geraden weiter vorlegen, in der Kurve kleine Kontakte.',
        'Früh bremsen und den Ball für den Nächsten ganz stoppen.',
        'Wer wartet, geht umher und atmet ruhig.',
      ],
      harder: ['Erst im, dann gegen den Uhrzeigersinn, nur mit dem äußeren Fuß.'],
      easier: ['Halbe Runden mit Fahrern auf beiden Seiten.'],
      scoring: 'Runden des Teams im Durchgang; ein Einholen zählt drei dazu.',
      question: 'Welche Reihenfolge war am schnellsten, und warum?',
      fault: 'Die Stärksten fahren doppelt so oft: die Fahrer auf einem Zettel abhaken.',
    },
    bg: {
      title: 'Отборно преследване',
      aim: 'Бързи обиколки с топка и пълна почивка се редуват като на колодрум: отборът решава кой кога кара.',
      setup:
        'Овал около четири конуса в {l} × {w} м. {n} играчи, два отбора чакат от противоположни страни вътре в овала, по една топка.',
      rules: [
        'Двата отбора пускат едновременно по един състезател, всички в една посока.',
        'Една обиколка с водене и топката се спира за следващия.',
        'Редът е свободен, но никой не кара втори път, преди да са карали всички.',
        'Изпреварва се отвън. Ако единият отбор настигне другия, серията свършва.',
        'В паузата отборите сменят реда си и обсъждат какво да подобрят.',
      ],
      points: [
        'По правата – по-дълги докосвания, в завоя – къси.',
        'Намали рано и спри топката напълно за следващия.',
        'Който чака, се разхожда и диша спокойно.',
      ],
      harder: ['Първо по часовниковата стрелка, после обратно, само с външния крак.'],
      easier: ['Половин обиколка със състезатели от двете страни.'],
      scoring: 'Обиколките на отбора в серията; настигането носи още три.',
      question: 'Кой ред беше най-бърз и защо?',
      fault: 'Най-силните карат два пъти по-често: отбелязвайте ги на листче.',
    },
  },
}
