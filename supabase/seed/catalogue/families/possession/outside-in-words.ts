/** Tasks of outside-in possession: what has to happen outside before the middle counts. */
import type { Task } from './kit'

export const outsideInTasks: readonly Task[] = [
  {
    key: 'out-then-in',
    harder: 0,
    name: ['out, then into the middle', 'erst außen, dann in die Mitte', 'навън и после в средата'],
    aim: [
      'Pull the opponent outside so that the middle becomes free.',
      'Den Gegner nach außen ziehen, damit die Mitte frei wird.',
      'Противникът се изтегля навън, за да се освободи средата.',
    ],
    rule: [
      'A pass from a channel that is received in the middle zone is a point. Nobody may wait in it for more than three seconds.',
      'Ein Pass aus einem Außenkanal, der in der Mittelzone angenommen wird, ist ein Punkt. Länger als drei Sekunden darf dort keiner warten.',
      'Пас от коридор, поет в централната зона, е точка. Никой не стои там повече от три секунди.',
    ],
    points: [
      [
        'While the ball goes out, one already starts towards the middle.',
        'Während der Ball nach außen geht, startet einer schon zur Mitte.',
        'Докато топката отива навън, един вече тръгва към средата.',
      ],
      [
        'Outside: look in before the ball is there.',
        'Außen: nach innen schauen, bevor der Ball da ist.',
        'Отвън: погледни навътре, преди да дойде топката.',
      ],
    ],
    more: [
      [
        'After the middle the same team needs three more passes for the point.',
        'Nach der Mitte braucht das Team noch drei Pässe für den Punkt.',
        'След средата отборът прави още три паса за точката.',
      ],
    ],
    easier: [
      'A team-mate may wait in the middle zone.',
      'Ein Mitspieler darf in der Mittelzone warten.',
      'Съотборник може да чака в централната зона.',
    ],
    scoring: [
      'One point per ball from outside received in the middle.',
      'Ein Punkt je Ball von außen, der in der Mitte ankommt.',
      'Точка за всяка топка отвън, поета в средата.',
    ],
    question: [
      'Who left the middle when the ball went out?',
      'Wer hat die Mitte verlassen, als der Ball nach außen ging?',
      'Кой напусна средата, когато топката излезе?',
    ],
    fault: [
      'Runner is in the middle before the ball is outside: covered.',
      'Der Läufer ist vor dem Ball in der Mitte: gedeckt.',
      'Бягащият е в средата преди топката навън: покрит е.',
    ],
  },
  {
    key: 'both-sides',
    harder: 1,
    name: [
      'both channels before the middle',
      'beide Kanäle, dann die Mitte',
      'двата коридора, после средата',
    ],
    aim: [
      'Make the opponent run from side to side and then hit the centre.',
      'Den Gegner von Seite zu Seite laufen lassen und dann die Mitte treffen.',
      'Противникът тича от страна на страна и тогава идва средата.',
    ],
    rule: [
      'The ball has to be in both channels in one possession before a ball into the middle zone counts: two points.',
      'Der Ball muss in einem Ballbesitz in beiden Kanälen sein, bevor die Mitte zählt: zwei Punkte.',
      'Топката трябва да мине през двата коридора в едно владеене, преди средата да се брои: две точки.',
    ],
    points: [
      [
        'First channel short, second one quick: the switch has to be faster than their legs.',
        'Erster Kanal ruhig, zweiter schnell: Die Verlagerung muss schneller sein als ihre Beine.',
        'Първият коридор спокойно, вторият бързо: смяната е по-бърза от краката им.',
      ],
      [
        'A back player is the hinge: open, two touches, across.',
        'Ein Hinterer ist das Scharnier: offen, zwei Kontakte, hinüber.',
        'Заден играч е пантата: отворен, две докосвания, отсреща.',
      ],
    ],
    more: [
      [
        'At most four passes between the channels.',
        'Höchstens vier Pässe zwischen den Kanälen.',
        'Най-много четири паса между коридорите.',
      ],
    ],
    easier: [
      'The visit of a channel still counts after a loss.',
      'Ein besuchter Kanal zählt auch nach einem Verlust.',
      'Посетеният коридор важи и след загуба.',
    ],
    scoring: [
      'Two points for both channels and the middle, one for a switch alone.',
      'Zwei Punkte für beide Kanäle und Mitte, einer für die Verlagerung.',
      'Две точки за двата коридора и средата, една само за смяната.',
    ],
    question: [
      'When is the opponent too late for the second side?',
      'Wann kommt der Gegner auf der zweiten Seite zu spät?',
      'Кога противникът закъснява за втората страна?',
    ],
    fault: [
      'Switch through the crowded middle: go round by the back.',
      'Verlagerung durch die volle Mitte: hinten herum spielen.',
      'Смяна през пълната среда: мини отзад.',
    ],
  },
  {
    key: 'wide-dribbles-in',
    harder: 1,
    name: [
      'wide player comes in with the ball',
      'der Äußere kommt mit Ball herein',
      'външният влиза с топката',
    ],
    aim: [
      'Come inside at speed and replace one another.',
      'Mit Tempo nach innen ziehen und einander ersetzen.',
      'Влизане навътре със скорост и взаимно заместване.',
    ],
    rule: [
      'The wide player dribbles in with the ball and becomes part of the team; the passer goes into the channel. A dribble or pass into the middle zone after it is a point.',
      'Der Äußere zieht mit dem Ball herein und gehört zum Team; wer ihn anspielte, geht in den Kanal. Danach Dribbling oder Pass in die Mitte: ein Punkt.',
      'Външният влиза с топката и става част от отбора; подалият остава в коридора. Дрибъл или пас в средата след това е точка.',
    ],
    points: [
      [
        'First touch inside, across the path of the opponent.',
        'Erster Kontakt nach innen, vor den Gegner.',
        'Първо докосване навътре, пред противника.',
      ],
      [
        'Inside: clear the way, drag your man away.',
        'Innen: Weg frei machen, Gegner wegziehen.',
        'Вътре: освободи пътя, изтегли противника.',
      ],
    ],
    more: [
      [
        'A defender may press in the channel after two seconds.',
        'Nach zwei Sekunden darf ein Verteidiger in den Kanal.',
        'След две секунди защитник може да влезе в коридора.',
      ],
    ],
    easier: [
      'The wide player comes in without pressure for three metres.',
      'Auf den ersten drei Metern wird der Äußere nicht angegriffen.',
      'В първите три метра външният не се атакува.',
    ],
    scoring: [
      'Dribble into the middle two points, pass into it one.',
      'Dribbling in die Mitte zwei Punkte, Pass einer.',
      'Дрибъл в средата – две точки, пас – една.',
    ],
    question: [
      'What do the others do when the wide player comes in?',
      'Was tun die anderen, wenn der Äußere hereinzieht?',
      'Какво правят останалите, когато външният влиза?',
    ],
    fault: [
      'Channel stays empty after the swap.',
      'Der Kanal bleibt nach dem Tausch leer.',
      'Коридорът остава празен след смяната.',
    ],
  },
  {
    key: 'one-touch-in',
    harder: 2,
    name: [
      'wide one touch, third man in',
      'außen direkt, Dritter in die Mitte',
      'отвън от първо, третият в средата',
    ],
    aim: [
      'Play at high rhythm: out, in, on to the third man.',
      'Hoher Rhythmus: raus, rein, weiter zum Dritten.',
      'Висок ритъм: навън, навътре, към третия.',
    ],
    rule: [
      'Wide players have one touch. The ball into the middle must be passed on one-touch to a third player: two points.',
      'Außen nur ein Kontakt. Der Ball in die Mitte muss direkt zum Dritten weitergehen: zwei Punkte.',
      'Външните са с едно докосване. Топката в средата продължава от първо към трети: две точки.',
    ],
    points: [
      [
        'Offer to the wide player before the ball is there: near and in the middle.',
        'Dem Äußeren anbieten, bevor er den Ball hat: nah und in der Mitte.',
        'Предложи се на външния, преди да има топка: близо и в средата.',
      ],
      [
        'Third man: come from the far side, facing the ball.',
        'Dritter: von der fernen Seite kommen, Gesicht zum Ball.',
        'Третият: ела от далечната страна, с лице към топката.',
      ],
    ],
    more: [
      [
        'Two touches for all inside too.',
        'Auch innen nur zwei Kontakte.',
        'И вътре всички са с две докосвания.',
      ],
    ],
    easier: [
      'Wide players with two touches.',
      'Außen zwei Kontakte.',
      'Външните с две докосвания.',
    ],
    scoring: [
      'Two points by the third man, one without.',
      'Zwei Punkte über den Dritten, einer ohne ihn.',
      'Две точки чрез третия, една без него.',
    ],
    question: [
      'Where does the third man have to start?',
      'Wo muss der Dritte starten?',
      'Откъде трябва да тръгне третият?',
    ],
    fault: [
      'Balls from outside behind the runner: play in front instead.',
      'Bälle von außen in den Rücken des Läufers: davor spielen.',
      'Топки отвън зад бягащия: подай пред него.',
    ],
  },
]
