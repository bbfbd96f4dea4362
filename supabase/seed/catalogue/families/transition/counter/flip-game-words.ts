/** Tasks of the flip games: what turns round. */
import type { TransitionTask } from '../kit'

export const flipTasks: readonly TransitionTask[] = [
  {
    key: 'hands-off',
    harder: 0,
    name: [
      'the ball changes owner on the whistle',
      'bei Pfiff wechselt der Ball',
      'при свирка топката сменя отбора',
    ],
    aim: [
      'Attack when you have just defended.',
      'Angreifen, obwohl man eben noch verteidigt hat.',
      'Атака, макар че току-що си пазил.',
    ],
    rule: [
      'On the whistle the team with the ball leaves it and touches its own goal or line; the others take the ball and go.',
      'Auf Pfiff lässt das Team mit Ball diesen liegen und berührt die eigene Torlinie; die anderen nehmen ihn und stürmen los.',
      'При свирка отборът с топката я оставя и докосва своята линия; другите я вземат и тръгват.',
    ],
    points: [
      [
        'Whistle? First to the ball wins: go!',
        'Pfiff? Wer zuerst am Ball ist, hat ihn: los!',
        'Свирка? Който стигне пръв, взима: тръгвай!',
      ],
      [
        'Ball gone? Touch the line and come back between ball and goal.',
        'Ball weg? Linie berühren und zwischen Ball und Tor zurück.',
        'Няма топка? Докосни линията и се върни между топката и вратата.',
      ],
    ],
    more: [
      [
        'Clap instead of whistle: look and listen.',
        'Klatschen statt Pfiff: schauen und hören.',
        'Пляскане вместо свирка: гледай и слушай.',
      ],
    ],
    easier: [
      'Nobody has to touch the line.',
      'Niemand muss die Linie berühren.',
      'Без докосване на линията.',
    ],
    scoring: [
      'Goal one point, goal within five seconds of the whistle two.',
      'Tor ein Punkt, bis fünf Sekunden nach dem Pfiff zwei.',
      'Гол – точка, до пет секунди след свирката – две.',
    ],
    question: [
      'What do you do first when you hear the whistle?',
      'Was machst du zuerst, wenn es pfeift?',
      'Какво правиш първо при свирката?',
    ],
    fault: [
      'The children kick the ball away: it must lie still.',
      'Der Ball wird weggeschossen: Er muss liegen bleiben.',
      'Топката се изритва: трябва да остане на място.',
    ],
  },
  {
    key: 'turn-round',
    harder: 1,
    name: ['the goals change', 'die Tore tauschen', 'вратите се сменят'],
    aim: [
      'Turn with the ball into the free direction.',
      'Mit dem Ball in die freie Richtung drehen.',
      'Обръщане с топката в свободната посока.',
    ],
    rule: [
      'On the call “turn!” both teams attack the other goal; whoever has the ball keeps it.',
      'Auf den Ruf „Dreh!“ greifen beide Teams das andere Tor an; wer den Ball hat, behält ihn.',
      'При вик „Обърни!“ двата отбора атакуват другата врата; който има топката, я запазва.',
    ],
    points: [
      [
        'Sole on the ball, turn, and away.',
        'Sohle auf den Ball, drehen und weg.',
        'Стъпало на топката, завъртане и тръгвай.',
      ],
      [
        'You are behind your friend? After the turn you are in front: show yourself!',
        'Du bist hinter dem Freund? Nach der Drehung bist du vorn: Zeig dich!',
        'Зад приятеля ли си? След обръщането си напред: покажи се!',
      ],
    ],
    more: [
      [
        'The one with the ball may call “turn!” once.',
        'Wer den Ball hat, darf einmal selbst „Dreh!“ rufen.',
        'Който има топката, може веднъж сам да викне.',
      ],
    ],
    easier: [
      'The coach calls only when the ball is in the middle.',
      'Der Trainer ruft nur, wenn der Ball in der Mitte ist.',
      'Треньорът вика само когато топката е в средата.',
    ],
    scoring: [
      'Goal one point, right after a turn two.',
      'Tor ein Punkt, gleich nach der Drehung zwei.',
      'Гол – точка, веднага след обръщане – две.',
    ],
    question: [
      'Which turn was quickest for you?',
      'Welche Drehung war für dich am schnellsten?',
      'Кое завъртане беше най-бързо за теб?',
    ],
    fault: [
      'Turning into the opponent instead of away.',
      'In den Gegner drehen statt weg von ihm.',
      'Завъртане към противника вместо встрани.',
    ],
  },
  {
    key: 'new-ball',
    harder: 1,
    name: ['a new ball comes in', 'ein neuer Ball kommt', 'идва нова топка'],
    aim: [
      'See the new chance before the others.',
      'Die neue Chance vor den anderen sehen.',
      'Новата възможност се вижда преди другите.',
    ],
    rule: [
      'At any time the coach rolls in a second ball and calls “new!”: only this one counts, the old one is left.',
      'Jederzeit rollt der Trainer einen zweiten Ball ein und ruft „Neu!“: Nur dieser zählt, der alte bleibt liegen.',
      'По всяко време треньорът търкаля втора топка и вика „Нова!“: само тя важи, старата се оставя.',
    ],
    points: [
      [
        'Peek at the coach: where are they looking?',
        'Schau kurz zum Trainer: Wohin guckt er?',
        'Погледни треньора: накъде гледа?',
      ],
      [
        'Nearest to the ball goes, the other runs to the goal side.',
        'Der Nächste geht zum Ball, der andere Richtung Tor.',
        'По-близкият отива за топката, другият – към вратата.',
      ],
    ],
    more: [
      [
        'The coach bounces the new ball.',
        'Der Trainer wirft den neuen Ball hüpfend ein.',
        'Треньорът хвърля новата топка да подскача.',
      ],
    ],
    easier: [
      'The coach shows the new ball before rolling it.',
      'Der Trainer zeigt den neuen Ball vorher.',
      'Треньорът показва топката преди това.',
    ],
    scoring: [
      'Goal one point, with the new ball two.',
      'Tor ein Punkt, mit dem neuen Ball zwei.',
      'Гол – точка, с новата топка – две.',
    ],
    question: [
      'How did you see the new ball so early?',
      'Woran hast du den neuen Ball so früh gesehen?',
      'Как видя новата топка толкова рано?',
    ],
    fault: [
      'Everybody runs to the new ball and the goal is empty.',
      'Alle laufen zum neuen Ball, das Tor ist leer.',
      'Всички тичат към новата топка и вратата е празна.',
    ],
  },
  {
    key: 'round-the-goal',
    harder: 2,
    name: [
      'the scorer runs round the goal',
      'der Torschütze läuft ums Tor',
      'голмайсторът обикаля вратата',
    ],
    aim: [
      'Use the short moment with one more.',
      'Den kurzen Moment der Überzahl nutzen.',
      'Използва се краткото предимство.',
    ],
    rule: [
      'After a goal the coach at once rolls a ball to the others; the scorer must run round their own goal before playing on.',
      'Nach einem Tor rollt der Trainer sofort den anderen einen Ball zu; der Torschütze läuft erst um das eigene Tor.',
      'След гол треньорът веднага търкаля топка на другите; голмайсторът първо обикаля своята врата.',
    ],
    points: [
      [
        'Goal against you? Good: now you are one more. Quick!',
        'Gegentor? Gut: Jetzt seid ihr einer mehr. Schnell!',
        'Гол срещу вас? Сега сте един повече. Бързо!',
      ],
      [
        'One fewer: stand in front of the goal and win time.',
        'Einer weniger: Stell dich vors Tor und gewinn Zeit.',
        'Един по-малко: застани пред вратата и печели време.',
      ],
    ],
    more: [
      [
        'The last passer runs too.',
        'Auch der letzte Passgeber läuft.',
        'Обикаля и последният подал.',
      ],
    ],
    easier: [
      'The scorer only touches their own line.',
      'Der Schütze berührt nur die eigene Linie.',
      'Голмайсторът само докосва линията си.',
    ],
    scoring: [
      'One point per goal; first to five.',
      'Ein Punkt je Tor; wer zuerst fünf hat.',
      'Точка за гол; до пет.',
    ],
    question: [
      'What did you do while you were one more?',
      'Was habt ihr gemacht, als ihr einer mehr wart?',
      'Какво направихте, докато бяхте с един повече?',
    ],
    fault: [
      'Cheering so long that the chance is over.',
      'Zu langer Jubel, und die Überzahl ist vorbei.',
      'Дълга радост и предимството изчезва.',
    ],
  },
]
