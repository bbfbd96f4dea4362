/** One against one, then two, then three: the next ones join on the signal. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const itGetsFuller: Exercise = {
  key: 'it-gets-fuller',
  sizes: createSizes({
    small: [20, 16],
    large: [26, 20],
    ages: [7, 9],
    olderAges: [10, 12],
    level: 1,
    time: [6, 60, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { topic: 'dribbling' },
  draw(size) {
    const board = createBoard(size)
    board.goals('mini', [0, 0.3, 0], [0, 0.7, 0], [1, 0.3, 180], [1, 0.7, 180])
    const a = board.players('a', [0.2, 0.5], [-0.06, 0.5], [-0.06, 0.88])
    const b = board.players('b', [0.62, 0.5], [1.06, 0.5], [1.06, 0.12])
    board.start(a(1))
    board.run([a(1), [0.4, 0.42]], [b(1), [0.54, 0.46]])
    board.run([a(1), [0.42, 0.64]], [b(1), [0.52, 0.6]], [a(2), [0.34, 0.24]], [b(2), [0.76, 0.42]])
    board.into(a(2), [0.56, 0.24], [b(2), [0.72, 0.3]], [b(1), [0.54, 0.46]])
    board.run([a(2), [0.62, 0.18]], [b(2), [0.74, 0.24]], [a(3), [0.5, 0.82]], [b(3), [0.86, 0.4]])
    board.into(a(3), [0.72, 0.78], [b(1), [0.64, 0.6]], [b(3), [0.88, 0.52]])
    board.shoot([1, 0.7])
    return board.drawing
  },
  words: {
    en: {
      title: 'It gets fuller',
      aim: 'Take on the opponent while you are alone, and use the help as soon as it comes.',
      setup:
        'Pitch of {l} × {w} m with two mini goals on each end line. Two teams of three; one of each stands on the pitch, two wait beside their goals.',
      rules: [
        'One against one starts with a ball from the coach.',
        'At “two!” a team-mate of each comes in, at “three!” the last ones, too.',
        'The calls come every ten seconds, even in the middle of an attack.',
        'A goal counts for the number who are on the pitch at that moment.',
        'After half a minute all three leave, and somebody else begins alone.',
      ],
      points: [
        'Alone: straight at the opponent and past.',
        'Two: does your friend have more room? Then pass.',
        'Three: one left, one right, one with the ball.',
        'Those who wait keep moving and watch.',
      ],
      harder: ['The third of each team plays with the weak foot only.'],
      easier: ['Fifteen seconds until the next comes.'],
      scoring: 'Goal alone: three. With two: two. With three: one.',
      question: 'What changed when the second one came in?',
      fault: 'The newcomers run to the ball instead of into space.',
    },
    de: {
      title: 'Es wird voller',
      aim: 'Allein mutig ins Duell gehen und die Hilfe nutzen, sobald sie kommt.',
      setup:
        'Feld von {l} × {w} m, auf jeder Grundlinie zwei Minitore. Zwei Dreierteams; von jedem steht einer auf dem Feld, zwei warten neben ihren Toren.',
      rules: [
        'Eins gegen eins beginnt mit einem Ball des Trainers.',
        'Bei „Zwei!“ kommt von jedem Team einer dazu, bei „Drei!“ auch der Letzte.',
        'Die Rufe kommen alle zehn Sekunden, auch mitten im Angriff.',
        'Ein Tor zählt nach der Zahl der Spieler auf dem Feld.',
        'Nach einer halben Minute gehen alle, und ein anderer beginnt allein.',
      ],
      points: [
        'Allein: gerade auf den Gegner zu und vorbei.',
        'Zu zweit: Hat dein Freund mehr Platz? Dann pass.',
        'Zu dritt: einer links, einer rechts, einer am Ball.',
        'Wer wartet, bleibt in Bewegung und schaut zu.',
      ],
      harder: ['Der Dritte jedes Teams spielt nur mit dem schwachen Fuß.'],
      easier: ['Fünfzehn Sekunden bis zum Nächsten.'],
      scoring: 'Tor allein: drei. Zu zweit: zwei. Zu dritt: einer.',
      question: 'Was wurde anders, als der Zweite kam?',
      fault: 'Wer dazukommt, läuft zum Ball statt in den freien Raum.',
    },
    bg: {
      title: 'Става все по-пълно',
      aim: 'Смел дрибъл, докато си сам, и използване на помощта, щом дойде.',
      setup:
        'Поле {l} × {w} м с по две малки врати на крайните линии. Два отбора по трима; по един е на терена, двама чакат до вратите си.',
      rules: [
        'Един срещу един започва с топка от треньора.',
        'При „две!“ влиза по един съотборник, при „три!“ – и последните.',
        'Сигналите са на всеки десет секунди, дори по средата на атака.',
        'Голът се брои според броя на играчите на терена.',
        'След половин минута всички излизат и друг започва сам.',
      ],
      points: [
        'Сам: право към противника и покрай него.',
        'Двама: приятелят ти има повече място? Подай.',
        'Трима: един вляво, един вдясно, един с топката.',
        'Чакащите се движат и гледат.',
      ],
      harder: ['Третият от всеки отбор играе само със слабия крак.'],
      easier: ['Петнадесет секунди до следващия.'],
      scoring: 'Гол сам – три. Двама – две. Трима – една.',
      question: 'Какво се промени, когато влезе вторият?',
      fault: 'Новите тичат към топката, вместо към свободното място.',
    },
  },
}
