/** What keeps the block together. */
import type { DefendingTask } from '../kit'

export const compactTasks: readonly DefendingTask[] = [
  {
    key: 'between',
    harder: 0,
    name: [
      'nobody turns between the lines',
      'kein Aufdrehen im Zwischenraum',
      'никой не се обръща между линиите',
    ],
    aim: [
      'Close the room between the lines.',
      'Den Raum zwischen den Linien schließen.',
      'Затваряне на пространството между линиите.',
    ],
    rule: [
      'If a green player receives between the lines and turns, green has a point. A ball won there counts two for amber.',
      'Nimmt Grün zwischen den Linien an und dreht auf, bekommt es einen Punkt. Ein Ballgewinn dort zählt zwei für Gelb.',
      'Получи ли зелен между линиите и се обърне, зелените имат точка. Отнемане там е две за жълтите.',
    ],
    points: [
      [
        'Defender behind: go out at once when the pass is played.',
        'Hintermann: Rücke heraus, sobald der Pass gespielt wird.',
        'Задният излиза веднага с подаването.',
      ],
    ],
    more: [
      ['Turning counts two points.', 'Aufdrehen zählt zwei Punkte.', 'Обръщането е две точки.'],
    ],
    easier: [
      'Only one green player may stand between the lines.',
      'Nur ein Grüner darf zwischen den Linien stehen.',
      'Само един зелен може да е между линиите.',
    ],
    scoring: [
      'Turn: one for green; goal: two; won between the lines: two for amber.',
      'Aufdrehen: eins für Grün; Tor: zwei; Gewinn zwischen den Linien: zwei für Gelb.',
      'Обръщане: една за зелените; гол: две; отнемане между линиите: две за жълтите.',
    ],
    question: [
      'Who was responsible for the player between the lines?',
      'Wer war für den Spieler zwischen den Linien zuständig?',
      'Кой отговаряше за играча между линиите?',
    ],
    fault: [
      'Both lines think the other one takes the player.',
      'Beide Linien glauben, die andere nimmt ihn.',
      'Двете линии мислят, че другата го поема.',
    ],
  },
  {
    key: 'corridor',
    harder: 1,
    name: [
      'all inside the marked depth',
      'alle in der markierten Tiefe',
      'всички в маркираната дълбочина',
    ],
    aim: [
      'Push up and drop together so that the block keeps its length.',
      'Gemeinsam aufrücken und fallen, damit der Block seine Länge hält.',
      'Заедно нагоре и надолу, за да се пази дължината.',
    ],
    rule: [
      'Markers at the side lines show the depth of the block. When green scores while an amber player is outside this depth, the goal counts double.',
      'Markierungen an den Seitenlinien zeigen die Tiefe des Blocks. Trifft Grün, während ein Gelber außerhalb steht, zählt das Tor doppelt.',
      'Маркери по тъча показват дълбочината на блока. Вкарат ли зелените, докато жълт е извън нея, голът е двоен.',
    ],
    points: [
      [
        'Back pass: everybody five metres up, loud and at once.',
        'Rückpass: alle fünf Meter hoch, laut und sofort.',
        'Пас назад: всички пет метра напред, гласно и веднага.',
      ],
    ],
    more: [
      [
        'The markers move up by 10 m.',
        'Die Markierungen rücken 10 m vor.',
        'Маркерите се местят с 10 м напред.',
      ],
    ],
    easier: [
      'The coach calls the moment to step up.',
      'Der Trainer ruft den Moment zum Aufrücken.',
      'Треньорът вика момента за излизане.',
    ],
    scoring: [
      'Goal one, against a stretched block two; ball won with all inside: one for amber.',
      'Tor eins, gegen einen gezogenen Block zwei; Gewinn mit allen in der Tiefe: eins für Gelb.',
      'Гол една, срещу разтегнат блок две; отнемане с всички вътре: една за жълтите.',
    ],
    question: [
      'Who sees first that the block is too long?',
      'Wer sieht zuerst, dass der Block zu lang ist?',
      'Кой пръв вижда, че блокът е дълъг?',
    ],
    fault: [
      'Defenders drop with every long look of the opponent.',
      'Die Abwehr fällt bei jedem langen Blick des Gegners.',
      'Защитата слиза при всеки поглед напред на противника.',
    ],
  },
  {
    key: 'narrow',
    harder: 1,
    name: ['the far lane stays empty', 'die ferne Bahn bleibt leer', 'далечният коридор е празен'],
    aim: [
      'Shift so far that the far third is empty.',
      'So weit verschieben, dass das ferne Drittel leer ist.',
      'Преместване, докато далечната третина остане празна.',
    ],
    rule: [
      'When the ball is at the side, no amber player may be in the far third of the width. Whoever is there at a stop costs a point; a switch stopped by shifting counts two.',
      'Ist der Ball außen, darf kein Gelber im fernen Drittel stehen. Wer beim Stopp dort steht, kostet einen Punkt; eine verhinderte Verlagerung zählt zwei.',
      'Топката е на фланга: жълти няма в далечната третина. Който е там при спиране, струва точка; спряна смяна е две.',
    ],
    points: [
      [
        'Far winger: to the middle of the pitch, head on a swivel.',
        'Ferner Außen: bis zur Platzmitte, Kopf in beide Richtungen.',
        'Далечният краен: до центъра, глава в двете посоки.',
      ],
    ],
    more: [
      [
        'Green gets a point for each switch received freely.',
        'Grün bekommt einen Punkt für jede freie Verlagerung.',
        'Зелените имат точка за всяка свободна смяна.',
      ],
    ],
    easier: [
      'Switches have to go through the back.',
      'Verlagert wird nur hinten herum.',
      'Смяната минава само отзад.',
    ],
    scoring: [
      'Switch stopped: two for amber; in the far third at a stop: one for green; goal: two.',
      'Verhinderte Verlagerung: zwei für Gelb; im fernen Drittel beim Stopp: eins für Grün; Tor: zwei.',
      'Спряна смяна: две за жълтите; в далечната третина: една за зелените; гол: две.',
    ],
    question: [
      'How long does a switch take, and how far can you run in it?',
      'Wie lange dauert eine Verlagerung, und wie weit kommst du dabei?',
      'Колко трае смяната и колко можеш да пробягаш?',
    ],
    fault: [
      'The far side keeps standing with its opponents.',
      'Die ferne Seite bleibt bei ihren Gegnern stehen.',
      'Далечната страна остава при противниците си.',
    ],
  },
  {
    key: 'step-out',
    harder: 2,
    from: 13,
    name: ['from block to press', 'vom Block ins Pressing', 'от блока към преса'],
    aim: [
      'Wait compactly and attack together on a sign.',
      'Kompakt warten und auf ein Zeichen gemeinsam angreifen.',
      'Компактно изчакване и обща атака по знак.',
    ],
    rule: [
      'Amber chooses one sign (pass to the wing, back pass, poor touch). On it the whole block goes forward for six seconds. Ball won in that time and a goal within ten: three points.',
      'Gelb wählt ein Zeichen (Pass nach außen, Rückpass, schlechter Kontakt). Dann rückt der ganze Block sechs Sekunden lang vor. Gewinn in dieser Zeit und Tor binnen zehn: drei Punkte.',
      'Жълтите избират знак (пас на фланга, назад, лошо докосване). Тогава целият блок излиза за шест секунди. Отнемане и гол до десет секунди: три точки.',
    ],
    points: [
      [
        'No sign, no press: be patient as a team.',
        'Kein Zeichen, kein Pressing: geduldig bleiben.',
        'Няма знак, няма преса: търпение.',
      ],
    ],
    more: [
      [
        'Green knows the sign and may fake it.',
        'Grün kennt das Zeichen und darf es vortäuschen.',
        'Зелените знаят знака и може да лъжат.',
      ],
    ],
    easier: [
      'The coach gives the sign with the whistle.',
      'Der Trainer gibt das Zeichen mit der Pfeife.',
      'Треньорът дава знака със свирка.',
    ],
    scoring: [
      'Goal after the press: three; ball won: one; goal of green: two.',
      'Tor nach dem Pressing: drei; Ballgewinn: einer; Tor von Grün: zwei.',
      'Гол след преса: три; отнемане: една; гол на зелените: две.',
    ],
    question: [
      'What do we do when six seconds are over?',
      'Was tun wir, wenn die sechs Sekunden vorbei sind?',
      'Какво правим след шестте секунди?',
    ],
    fault: [
      'The press goes on although the opponent has already got out.',
      'Es wird weiter gepresst, obwohl der Gegner schon heraus ist.',
      'Пресата продължава, макар че противникът е излязъл.',
    ],
  },
]
