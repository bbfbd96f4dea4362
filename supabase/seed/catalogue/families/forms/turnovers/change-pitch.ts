/** Two pitches side by side: a won ball is carried over to the other one. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const changePitch: Exercise = {
  key: 'change-pitch',
  sizes: createSizes({
    small: [44, 26],
    large: [58, 34],
    ages: [10, 13],
    level: 3,
    time: [6, 120, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.42, 1], [0.58, 0, 1, 1])
    const a = board.players('a', [0.06, 0.3], [0.2, 0.1], [0.34, 0.5], [0.2, 0.88], [0.7, 0.34])
    const b = board.players('b', [0.2, 0.4], [0.24, 0.62], [0.64, 0.66], [0.84, 0.2], [0.88, 0.76])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.2, 0.26]], [b(2), [0.24, 0.48]])
    board.pass(a(3), [b(1), [0.25, 0.28]], [b(2), [0.28, 0.52]])
    board.pass(b(2))
    board.into(b(3), [0.64, 0.6], [a(3), [0.42, 0.54]], [b(1), [0.46, 0.3]])
    board.pass(
      b(4),
      [b(1), [0.64, 0.24]],
      [b(2), [0.5, 0.6]],
      [a(5), [0.74, 0.32]],
      [a(3), [0.56, 0.5]],
    )
    board.pass(b(5), [a(5), [0.8, 0.38]], [b(2), [0.64, 0.82]], [a(3), [0.68, 0.56]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Won here, kept over there',
      aim: 'After the win leave the pressure at once: find the team-mates on the other ground, then follow quickly.',
      setup:
        'Two grounds with a strip in between, in all {l} × {w} m. Four of green and two of yellow on the left, three of yellow and one of green on the right.',
      rules: [
        'Green keeps the ball on its ground against two yellow.',
        'When yellow wins it, the ball goes over the strip to the three at once.',
        'Two yellow follow, so that it becomes five; two green run across and hunt with the third.',
        'Yellow keeps the ball on its ground until green wins it and sends it back.',
        'Nobody stops in the strip.',
      ],
      points: [
        'First look far: the pass out is safer than the dribble out.',
        'Waiting players: one near the strip, two deep and wide.',
        'The hunters: the two nearest go, without a discussion.',
        'Followers bring width, not a crowd around the ball.',
      ],
      harder: ['The pass over the strip must be played within two seconds.'],
      easier: ['The hunters may start only after the first pass over there.'],
      scoring: 'Win and arrival over there: two. Six passes on your own ground: one.',
      question: 'Where did you look before you won the ball?',
      fault: 'After the win one dribbles into the hunters although three are free.',
    },
    de: {
      title: 'Hier erobert, drüben behalten',
      aim: 'Nach Ballgewinn sofort aus dem Druck: die Mitspieler auf dem anderen Feld finden und schnell nachrücken.',
      setup:
        'Zwei Felder mit einem Streifen dazwischen, zusammen {l} × {w} m. Links vier Grüne und zwei Gelbe, rechts drei Gelbe und ein Grüner.',
      rules: [
        'Grün hält auf seinem Feld den Ball gegen zwei Gelbe.',
        'Gewinnt Gelb ihn, geht er sofort über den Streifen zu den dreien.',
        'Zwei Gelbe rücken nach und machen fünf daraus; zwei Grüne laufen hinüber und jagen mit dem dritten.',
        'Gelb hält den Ball auf seinem Feld, bis Grün ihn erobert und zurückschickt.',
        'Im Streifen bleibt niemand stehen.',
      ],
      points: [
        'Zuerst weit schauen: Der Pass hinaus ist sicherer als das Dribbling.',
        'Wartende: einer nah am Streifen, zwei tief und breit.',
        'Jäger: Die beiden Nächsten gehen, ohne Diskussion.',
        'Nachrückende bringen Breite, kein Gedränge am Ball.',
      ],
      harder: ['Der Pass hinüber muss binnen zwei Sekunden kommen.'],
      easier: ['Die Jäger starten erst nach dem ersten Pass drüben.'],
      scoring: 'Erobert und drüben angekommen: zwei. Sechs Pässe auf dem eigenen Feld: einer.',
      question: 'Wohin hast du geschaut, bevor du den Ball erobert hast?',
      fault: 'Nach dem Ballgewinn wird in die Jäger gedribbelt, obwohl drei frei sind.',
    },
    bg: {
      title: 'Отнета тук, пазена там',
      aim: 'След отнемане веднага излизане от натиска: намиране на съотборниците на другото поле и бързо включване.',
      setup:
        'Две полета с ивица между тях, общо {l} × {w} м. Отляво четирима зелени и двама жълти, отдясно трима жълти и един зелен.',
      rules: [
        'Зелените пазят топката на своето поле срещу двама жълти.',
        'Отнемат ли я жълтите, тя веднага отива през ивицата при тримата.',
        'Двама жълти се включват и стават петима; двама зелени тичат отсреща и гонят заедно с третия.',
        'Жълтите пазят топката, докато зелените я отнемат и върнат обратно.',
        'В ивицата никой не спира.',
      ],
      points: [
        'Първо погледни далече: пасът навън е по-сигурен от дрибъла.',
        'Чакащи: един близо до ивицата, двама дълбоко и широко.',
        'Преследвачи: тръгват двамата най-близки, без спор.',
        'Включващите се дават ширина, не навалица.',
      ],
      harder: ['Пасът през ивицата е до две секунди.'],
      easier: ['Преследвачите тръгват чак след първия пас отсреща.'],
      scoring: 'Отнета и стигнала отсреща – две. Шест паса на своето поле – една.',
      question: 'Накъде гледаше, преди да отнемеш топката?',
      fault: 'След отнемане се дриблира срещу преследвачите, а трима са свободни.',
    },
  },
}
