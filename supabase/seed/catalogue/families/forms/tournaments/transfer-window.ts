/** After each match day the teams may exchange a player. */
import { createSketch } from '../../../create-sketch'
import { addBench, type Exercise } from '../../grown/kit'
import { createSizes } from '../create-sizes'
import { addTwoMatches } from './add-match'

export const transferWindow: Exercise = {
  key: 'transfer-window',
  sizes: createSizes({
    small: [54, 20],
    large: [66, 28],
    ages: [10, 13],
    level: 2,
    time: [5, 210, 75],
    more: 4,
  }),
  intensity: 'high',
  kind: { corners: ['social', 'psychological', 'tactical'] },
  draw({ area }) {
    const drawing = createSketch(area)
    addTwoMatches(drawing, area)
    addBench(drawing, 8)
    return drawing
  },
  words: {
    en: {
      title: 'Transfer window',
      aim: 'Judge what a team lacks, welcome a new member within a minute, and stay fair when people change sides.',
      setup:
        'Four teams of three on two pitches in {l} × {w} m, mini goals. Five match days: three in the league, then semi-finals and finals.',
      rules: [
        'Each team plays every other team once in the first three match days.',
        'After each match day there is a transfer window of one minute.',
        'The team at the bottom names what it needs: pace, calm, a finisher, a leader.',
        'A player of another team who has it volunteers and exchanges with one of theirs.',
        'Nobody is sent away or chosen by name; each player changes once at most.',
      ],
      points: [
        'Speak of tasks, not of people.',
        'New one in the team: pass to them with the first ball.',
        'Those who give somebody away: who takes over the job?',
        'The table is close on purpose; each match is open.',
      ],
      harder: ['Teams play with a fixed shape that the newcomer must fill.'],
      easier: ['Only one transfer window, before the semi-finals.'],
      scoring: 'League: three and one. Semi-final win: four. Final win: six.',
      question: 'What did you do to make the new one feel at home?',
      fault: 'The newcomer gets no ball for the first minute.',
    },
    de: {
      title: 'Transferfenster',
      aim: 'Erkennen, was dem Team fehlt, Neue binnen einer Minute aufnehmen und fair bleiben, wenn jemand wechselt.',
      setup:
        'Vier Dreierteams auf zwei Feldern in {l} × {w} m, Minitore. Fünf Spieltage: drei in der Liga, dann Halbfinale und Finale.',
      rules: [
        'An den ersten drei Spieltagen trifft jeder einmal auf jeden.',
        'Nach jedem Spieltag öffnet das Transferfenster für eine Minute.',
        'Der Tabellenletzte nennt, was fehlt: Tempo, Ruhe, Abschluss oder Führung.',
        'Aus einem anderen Team meldet sich freiwillig jemand und tauscht mit einem von ihnen.',
        'Niemand wird weggeschickt oder namentlich gewählt; jeder wechselt höchstens einmal.',
      ],
      points: [
        'Über Aufgaben sprechen, nicht über Personen.',
        'Neu im Team: Der erste Pass geht an sie oder ihn.',
        'Wer jemanden abgibt: Wer übernimmt dessen Aufgabe?',
        'Die Tabelle soll eng sein, jedes Spiel ist offen.',
      ],
      harder: ['Jedes Team hat eine feste Ordnung, die der Neue ausfüllen muss.'],
      easier: ['Nur ein Fenster, vor dem Halbfinale.'],
      scoring: 'Liga: drei und einer. Sieg im Halbfinale: vier. Finalsieg: sechs.',
      question: 'Womit habt ihr den Neuen das Ankommen leicht gemacht?',
      fault: 'Der Neue bekommt in der ersten Minute keinen Ball.',
    },
    bg: {
      title: 'Трансферен прозорец',
      aim: 'Преценка какво липсва на отбора, приемане на нов играч за минута и почтеност при смените.',
      setup:
        'Четири отбора по трима на две полета в {l} × {w} м, малки врати. Пет кръга: три в лигата, после полуфинали и финали.',
      rules: [
        'В първите три кръга всеки играе с всеки по веднъж.',
        'След всеки кръг трансферният прозорец е отворен за минута.',
        'Последният в таблицата казва какво му липсва: бързина, спокойствие, голмайстор, водач.',
        'Доброволец от друг отбор, който го има, се сменя с някого от тях.',
        'Никой не се отпраща и не се избира по име; всеки се мести най-много веднъж.',
      ],
      points: [
        'Говорете за задачи, не за хора.',
        'Нов в отбора: първият пас е към него.',
        'Отборът, който губи играч: кой поема задачата му?',
        'Таблицата нарочно е изравнена, всеки мач е открит.',
      ],
      harder: ['Всеки отбор има постоянна подредба, която новият трябва да запълни.'],
      easier: ['Само един прозорец, преди полуфиналите.'],
      scoring: 'Лига – три и една. Победа на полуфинал – четири. На финал – шест.',
      question: 'С какво помогнахте на новия да се почувства у дома?',
      fault: 'В първата минута новият не получава нито една топка.',
    },
  },
}
