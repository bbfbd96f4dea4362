/** First matches that grow, and one of all against the dragon. */
import type { TaskWords } from '../kit'

export const moreMatchWords: Record<'growing' | 'dragon', TaskWords> = {
  growing: {
    en: {
      title: 'Call a friend',
      aim: 'Begin alone, then share: see a friend who comes in and play together.',
      setup:
        '{courts} pitches of 14 × 10 m, 2 m apart, a mini goal at each end. {n} children, two of each team per pitch: one inside, the friend beside their own goal. One ball in play, three in reserve. With an odd number one pitch plays two against three.',
      rules: [
        'One against one to begin with; the friends jog on the spot.',
        'When the coach calls “help!”, both friends run in and it is two against two.',
        'Play until there is a goal or the ball is out.',
        'Then the friends begin inside and those who played step out.',
      ],
      points: [
        'Alone? Go for goal, be brave.',
        'Friend there? Look up: pass or go on?',
        'Come in on the side where nobody is.',
      ],
      more: [
        'The player with the ball calls “help” themselves.',
        'A goal after a pass counts two.',
      ],
      easier: ['Call at once, so that it is two against two from the first touch.'],
      scoring: 'Goals of both friends are added up: first pair to five.',
      questions: ['When was it better to go alone, when to wait for your friend?'],
      faults: ['The call comes too late: after five seconds at the latest.'],
    },
    de: {
      title: 'Hol dir einen Freund',
      aim: 'Allein beginnen, dann teilen: den Freund sehen, der dazukommt, und zusammen spielen.',
      setup:
        '{courts} Felder von 14 × 10 m, 2 m auseinander, an jedem Ende ein Minitor. {n} Kinder, je Feld zwei pro Mannschaft: eines drinnen, der Freund neben dem eigenen Tor. Ein Ball im Spiel, drei in Reserve. Bei ungerader Zahl spielt ein Feld zwei gegen drei.',
      rules: [
        'Es beginnt eins gegen eins; die Freunde traben auf der Stelle.',
        'Ruft der Trainer „Hilfe!“, laufen beide hinein: zwei gegen zwei.',
        'Gespielt wird bis zum Tor oder bis der Ball im Aus ist.',
        'Dann beginnen die Freunde drinnen, die anderen wechseln hinaus.',
      ],
      points: [
        'Allein? Trau dich und geh aufs Tor.',
        'Freund da? Schau hoch: abspielen oder weiter?',
        'Komm auf der Seite hinein, auf der keiner ist.',
      ],
      more: ['Wer den Ball hat, ruft selbst „Hilfe“.', 'Ein Tor nach einem Pass zählt doppelt.'],
      easier: ['Gleich rufen, dann ist es von Anfang an zwei gegen zwei.'],
      scoring: 'Die Tore beider Freunde zählen zusammen: Welches Paar hat zuerst fünf?',
      questions: ['Wann war es allein besser, wann mit dem Freund?'],
      faults: ['Der Ruf kommt zu spät: spätestens nach fünf Sekunden.'],
    },
    bg: {
      title: 'Повикай приятел',
      aim: 'Започваш сам, после споделяш: виж приятеля, който влиза, и играйте заедно.',
      setup:
        '{courts} игрища 14 × 10 м, на 2 м едно от друго, с мини врата в двата края. {n} деца, по две от отбор на игрище: едното вътре, приятелят до своята врата. Една топка в игра, три резервни. При нечетен брой на едно игрище играят двама срещу трима.',
      rules: [
        'Започва се един срещу един; приятелите подтичват на място.',
        'Щом треньорът извика „помощ!“, влизат и двамата: двама срещу двама.',
        'Играе се до гол или докато топката излезе.',
        'После започват приятелите, а игралите се сменят и излизат.',
      ],
      points: [
        'Сам ли си? Бъди смел и карай към вратата.',
        'Приятелят дойде? Вдигни глава: пас или напред?',
        'Влез от страната, където няма никого.',
      ],
      more: ['„Помощ“ вика този, който е с топката.', 'Гол след пас е две точки.'],
      easier: ['Викни веднага, за да са двама срещу двама от началото.'],
      scoring: 'Головете на двамата се събират: коя двойка първа ще стигне пет?',
      questions: ['Кога беше по-добре сам и кога с приятел?'],
      faults: ['Викът закъснява: най-късно след пет секунди.'],
    },
  },
  dragon: {
    en: {
      title: 'All against the dragon',
      aim: 'Everybody dribbles and scores; look where the guard is and go somewhere else.',
      setup:
        'One pitch of {area} m with {goals} mini goals on its two ends. All {n} children have a ball and are one team; a grown-up in the middle is the dragon.',
      rules: [
        'Dribble to a goal the dragon does not guard and score.',
        'Take the ball out and go straight for a goal at the other end.',
        'If the dragon touches your ball, hug the ball for three seconds.',
        'In the next round a second dragon comes, or a child is the dragon.',
      ],
      points: [
        'Where is the dragon? Then the other goals are free.',
        'Short shot from close: two steps before the goal.',
        'After a goal start at once, there is always another one.',
      ],
      more: ['Never twice in the same goal.', 'Score with the weaker foot only.'],
      easier: ['The dragon walks and is sleepy.'],
      scoring: 'The group counts its goals aloud: the dragon falls asleep at forty.',
      questions: ['How did you know that a goal was free?'],
      faults: ['The dragon plays to win: it should be slow enough for everybody to score.'],
    },
    de: {
      title: 'Alle gegen den Drachen',
      aim: 'Alle dribbeln und treffen; sie sehen, wo der Wächter ist, und gehen woandershin.',
      setup:
        'Ein Feld von {area} m mit {goals} Minitoren an den beiden Enden. Alle {n} Kinder haben einen Ball und sind ein Team; ein Erwachsener in der Mitte ist der Drache.',
      rules: [
        'Dribbelt zu einem Tor, das der Drache nicht bewacht, und trefft.',
        'Ball herausholen und gleich weiter zu einem Tor am anderen Ende.',
        'Berührt der Drache deinen Ball, halt ihn drei Sekunden im Arm.',
        'Im nächsten Durchgang hilft ein zweiter Drache, oder ein Kind spielt ihn.',
      ],
      points: [
        'Wo ist der Drache? Dann sind die anderen Tore frei.',
        'Kurzer Schuss aus der Nähe: zwei Schritte vor dem Tor.',
        'Nach dem Treffer sofort los, ein Tor ist immer frei.',
      ],
      more: ['Nie zweimal nacheinander ins selbe Tor.', 'Nur mit dem schwächeren Fuß treffen.'],
      easier: ['Der Drache geht nur und ist müde.'],
      scoring: 'Die Gruppe zählt ihre Tore laut: Bei vierzig schläft der Drache ein.',
      questions: ['Woran hast du erkannt, dass ein Tor frei ist?'],
      faults: ['Der Drache will gewinnen: Er ist so langsam, dass alle zu Toren kommen.'],
    },
    bg: {
      title: 'Всички срещу дракона',
      aim: 'Всички водят и вкарват; гледат къде е пазачът и отиват другаде.',
      setup:
        'Едно игрище {area} м с {goals} мини врати в двата края. Всичките {n} деца имат топка и са един отбор; възрастен в средата е драконът.',
      rules: [
        'Води към врата, която драконът не пази, и вкарай.',
        'Извади топката и веднага тръгни към врата в другия край.',
        'Докосне ли драконът топката ти, прегърни я за три секунди.',
        'В следващата серия идва втори дракон или драконът е дете.',
      ],
      points: [
        'Къде е драконът? Значи другите врати са свободни.',
        'Къс удар отблизо: на две крачки от вратата.',
        'След гол тръгни веднага, винаги има друга врата.',
      ],
      more: ['Никога два пъти поред в една врата.', 'Голове само със слабия крак.'],
      easier: ['Драконът само върви и е сънен.'],
      scoring: 'Групата брои головете на глас: на четиридесет драконът заспива.',
      questions: ['По какво разбра, че вратата е свободна?'],
      faults: ['Драконът играе да победи: трябва да е бавен, за да вкарват всички.'],
    },
  },
}
