/** Tackling safely: both at the ball, from the side, shoulder to shoulder. */
import type { TaskWords } from '../kit'

export const blockTackleWords: TaskWords = {
  en: {
    name: 'Block tackle, both feet firm',
    aim: 'Meet a 50:50 ball with the whole body behind the inside of the foot.',
    setup:
      '{l} × {w} m, shin pads on. Pairs face each other a step apart with a ball between them, one partner in each bib colour; a line of markers behind each player is the goal of the other.',
    steps: [
      'On “three” both step in and strike the middle of the ball at the same time.',
      'First round at half strength, the second at full strength.',
      'Now from two steps away: the coach rolls the ball in between.',
      'Whoever gets it out plays over the opponent’s line; then find a new partner.',
    ],
    points: [
      'Standing foot beside the ball, knee bent, weight over it.',
      'Lock the ankle, inside of the foot, toe up.',
      'Shoulder forward: strike through and roll the ball up if it is stuck.',
      'Never pull out at the last moment: that is when it hurts.',
    ],
    scoring: 'Ball over the line behind your opponent: one point. Foot over the ball: minus two.',
    question: 'What made your foot firm?',
    fault: 'A straight leg with the sole showing.',
    harder: ['Both run three steps, the ball is thrown in low.'],
    easier: ['Press against a ball that the coach holds with the foot.'],
  },
  de: {
    name: 'Pressball mit festem Fuß',
    aim: 'Den 50:50-Ball mit dem ganzen Körper hinter der Innenseite spielen.',
    setup:
      '{l} × {w} m, mit Schienbeinschonern. Paare stehen sich einen Schritt entfernt gegenüber, der Ball dazwischen, je Paar zwei Leibchenfarben; eine Markierungslinie hinter jedem ist das Ziel des anderen.',
    steps: [
      'Auf „drei“ gehen beide hin und treffen den Ball gleichzeitig in der Mitte.',
      'Erste Runde mit halber Kraft, die zweite mit voller.',
      'Dann aus zwei Schritten: Der Trainer rollt den Ball dazwischen.',
      'Wer ihn herausbekommt, spielt über die Linie des anderen; neuer Partner.',
    ],
    points: [
      'Standbein neben den Ball, Knie gebeugt, Gewicht darüber.',
      'Fußgelenk fest, Innenseite, Spitze hoch.',
      'Schulter nach vorn: durchspielen, klemmt er, hochrollen.',
      'Nie im letzten Moment zurückziehen: Dann tut es weh.',
    ],
    scoring: 'Ball über die Linie hinter dem Gegner: ein Punkt. Fuß über dem Ball: minus zwei.',
    question: 'Was hat deinen Fuß fest gemacht?',
    fault: 'Gestrecktes Bein mit offener Sohle.',
    harder: ['Beide mit drei Schritten Anlauf, der Ball wird flach eingeworfen.'],
    easier: ['Gegen einen Ball drücken, den der Trainer mit dem Fuß hält.'],
  },
  bg: {
    name: 'Равностойна топка с твърд крак',
    aim: 'Посрещаш топка 50 на 50 с цялото тяло зад вътрешната страна на стъпалото.',
    setup:
      '{l} × {w} м, с кори. Двойките са лице в лице на крачка с топка помежду им, във всяка двойка има два цвята потници; линия от маркери зад всеки е целта на другия.',
    steps: [
      'На „три“ двамата пристъпват и удрят средата на топката едновременно.',
      'Първата серия е с половин сила, втората с пълна.',
      'После от две крачки: треньорът търкулва топката помежду им.',
      'Който я изведе, я праща през линията на другия; следва нов партньор.',
    ],
    points: [
      'Опорният крак е до топката, коляното свито, тежестта отгоре.',
      'Глезенът е твърд, вътрешна страна, пръстите нагоре.',
      'Рамото напред: удряй докрай, заклещи ли се, претърколи я нагоре.',
      'Никога не се отдръпвай в последния миг: тогава боли.',
    ],
    scoring: 'Топка през линията зад противника: точка. Крак над топката: минус две.',
    question: 'Какво направи крака ти твърд?',
    fault: 'Изпънат крак с показана подметка.',
    harder: ['И двамата с три крачки засилване, топката се хвърля ниско.'],
    easier: ['Натискане на топка, която треньорът държи с крак.'],
  },
}

export const pokeWords: TaskWords = {
  en: {
    name: 'Poke it away from the side',
    aim: 'Run beside a dribbler and take the ball with the nearer foot without touching the leg.',
    setup:
      'A lane of {l} × {w} m. An attacker with a ball and a defender start side by side, a metre apart, at the left; two more pairs behind them. A mini goal at the right end.',
    steps: [
      'First run: the attacker dribbles at half pace and lets it happen.',
      'Wait for the touch, then toe the ball away with the nearer foot.',
      'From the third run on full speed, and the attacker shields.',
      'Poked ball won: turn and dribble it back to the start. Then change jobs.',
    ],
    points: [
      'Level first, tackle second: from behind it is a foul.',
      'Nearer foot, so that the hips stay facing forwards.',
      'Time it: the ball is farthest from the attacker just after the touch.',
      'Stay on your feet and be first to the loose ball.',
    ],
    scoring:
      'Poked away: one point. Poked and kept: three. Goal: two for the attacker. Foul: minus two.',
    question: 'Which touch of the attacker did you choose?',
    fault: 'Reaching across with the far foot and tripping both.',
    harder: ['The defender starts a metre further back.'],
    easier: ['The attacker walks with the ball.'],
  },
  de: {
    name: 'Von der Seite wegspitzeln',
    aim: 'Neben dem Dribbler laufen und den Ball mit dem näheren Fuß nehmen, ohne das Bein zu treffen.',
    setup:
      'Eine Bahn von {l} × {w} m. Ein Angreifer mit Ball und ein Verteidiger starten links nebeneinander mit einem Meter Abstand; zwei Paare dahinter. Rechts ein Minitor.',
    steps: [
      'Erster Lauf: Der Angreifer dribbelt halb schnell und lässt es zu.',
      'Auf den Kontakt warten, dann mit dem näheren Fuß wegspitzeln.',
      'Ab dem dritten Lauf volles Tempo, der Angreifer schirmt ab.',
      'Ball erobert: drehen und zum Start zurückdribbeln. Dann Rollentausch.',
    ],
    points: [
      'Erst auf gleiche Höhe, dann angreifen: von hinten ist es Foul.',
      'Näherer Fuß, damit die Hüfte nach vorn zeigt.',
      'Timing: Direkt nach dem Kontakt ist der Ball am weitesten weg.',
      'Auf den Beinen bleiben und Erster am freien Ball sein.',
    ],
    scoring:
      'Weggespitzelt: ein Punkt. Und behalten: drei. Tor: zwei für den Angreifer. Foul: minus zwei.',
    question: 'Welchen Kontakt des Angreifers hast du dir ausgesucht?',
    fault: 'Mit dem fernen Fuß hinübergreifen, und beide fallen.',
    harder: ['Der Verteidiger startet einen Meter weiter hinten.'],
    easier: ['Der Angreifer geht nur mit dem Ball.'],
  },
  bg: {
    name: 'Избиване отстрани',
    aim: 'Тичаш до дриблиращия и вземаш топката с близкия крак, без да закачиш крака му.',
    setup:
      'Коридор {l} × {w} м. Нападател с топка и защитник тръгват отляво един до друг на метър; зад тях още две двойки. В десния край има малка врата.',
    steps: [
      'Първо минаване: нападателят води полубързо и не се брани.',
      'Изчакай докосването и избий с върха на близкия крак.',
      'От третото минаване на пълна скорост, нападателят пази топката.',
      'Взета: обръщане и водене обратно до старта. После ролите се сменят.',
    ],
    points: [
      'Първо се изравни, после отнемай: отзад е фаул.',
      'Близкият крак, за да остане тазът напред.',
      'Точният миг: веднага след докосването топката е най-далеч.',
      'Остани прав и бъди пръв на свободната топка.',
    ],
    scoring: 'Избита: точка. Избита и овладяна: три. Гол: две за нападателя. Фаул: минус две.',
    question: 'Кое докосване на нападателя си избра?',
    fault: 'Посягане с далечния крак и спъване и на двамата.',
    harder: ['Защитникът тръгва метър по-отзад.'],
    easier: ['Нападателят само върви с топката.'],
  },
}

export const shoulderWords: TaskWords = {
  en: {
    name: 'Fair shoulder, clean ball',
    aim: 'Win a race to a loose ball with a legal shoulder charge and the body in between.',
    setup:
      '{l} × {w} m. Two players kneel side by side on the left line, one foot apart; two more pairs rest. The coach stands behind them with the balls, a mini goal at the right end.',
    steps: [
      'The coach rolls a ball between the two into the field: both get up and run.',
      'Shoulder against shoulder is allowed while the ball is in playing distance.',
      'First there: body between ball and opponent, then go for goal.',
      'The second one defends until shot or loss; next pair.',
    ],
    points: [
      'Arm on the body, elbow down, push only shoulder to shoulder.',
      'Lean in when your inside foot is on the ground.',
      'Lower is stronger: bend the knees before the contact.',
      'Eyes on the ball: who looks at the opponent fouls.',
    ],
    scoring:
      'First to the ball: one point. Goal: one. Elbow, hand or charge in the back: minus two.',
    question: 'Which foot was on the ground when you pushed?',
    fault: 'Using the arms because the start was slow.',
    harder: ['The ball bounces or is thrown over the heads.'],
    easier: ['First a round of leaning against each other while jogging.'],
  },
  de: {
    name: 'Faire Schulter, sauberer Ball',
    aim: 'Den Wettlauf zum freien Ball mit erlaubtem Rempeln und dem Körper dazwischen gewinnen.',
    setup:
      '{l} × {w} m. Zwei knien nebeneinander auf der linken Linie, einen Fuß breit auseinander; zwei Paare pausieren. Der Trainer steht dahinter mit den Bällen, rechts ein Minitor.',
    steps: [
      'Der Trainer rollt einen Ball zwischen beiden ins Feld: aufstehen und los.',
      'Schulter an Schulter ist erlaubt, solange der Ball spielbar nah ist.',
      'Wer Erster ist: Körper zwischen Ball und Gegner, dann zum Tor.',
      'Der Zweite verteidigt bis Schuss oder Verlust; nächstes Paar.',
    ],
    points: [
      'Arm am Körper, Ellbogen unten, nur Schulter gegen Schulter.',
      'Anlehnen, wenn der innere Fuß am Boden ist.',
      'Tiefer ist stärker: Knie beugen vor dem Kontakt.',
      'Augen zum Ball: Wer den Gegner anschaut, foult.',
    ],
    scoring: 'Erster am Ball: ein Punkt. Tor: einer. Ellbogen, Hand oder Rücken: minus zwei.',
    question: 'Welcher Fuß war am Boden, als du gedrückt hast?',
    fault: 'Die Arme nehmen, weil der Start zu langsam war.',
    harder: ['Der Ball springt auf oder fliegt über die Köpfe.'],
    easier: ['Erst eine Runde im Trab gegeneinander lehnen.'],
  },
  bg: {
    name: 'Честно рамо, чиста топка',
    aim: 'Печелиш свободна топка с позволено рамо в рамо и тяло помежду.',
    setup:
      '{l} × {w} м. Двама са на колене един до друг на лявата линия, на стъпка разстояние; две двойки почиват. Треньорът е зад тях с топките, в десния край има малка врата.',
    steps: [
      'Треньорът търкулва топка между двамата в полето: стават и тичат.',
      'Рамо в рамо е позволено, докато топката е на игрово разстояние.',
      'Който е пръв: тяло между топката и противника, после към вратата.',
      'Вторият пази до удар или загуба; следващата двойка.',
    ],
    points: [
      'Ръката до тялото, лакътят долу, само рамо в рамо.',
      'Облегни се, когато вътрешният крак е на земята.',
      'По-ниско е по-силно: свий колене преди контакта.',
      'Очите в топката: който гледа противника, прави фаул.',
    ],
    scoring: 'Пръв на топката: точка. Гол: точка. Лакът, ръка или в гърба: минус две.',
    question: 'Кой крак беше на земята, когато натисна?',
    fault: 'Ползване на ръце заради бавен старт.',
    harder: ['Топката подскача или се хвърля над главите.'],
    easier: ['Първо в тръс с облягане един на друг.'],
  },
}
