/** Blocking: the shot, the cross, the cut-back. */
import type { TaskWords } from '../kit'

export const shotWords: TaskWords = {
  en: {
    name: 'Get your body in the shot',
    aim: 'Stand in the shooting line in time and block with the body closed and the arms away.',
    setup:
      '{l} × {w} m, a {goal} with a keeper. An attacker with a ball {far} m in front of goal, a defender two metres goal-side; a second attacker and a second defender alternate with them.',
    steps: [
      'The attacker has five seconds and looks for room to shoot on either side.',
      'The defender stays between ball and middle of the goal, always on the move.',
      'At the back-swing: a long step into the line, block, stay on the feet.',
      'Blocked ball: whoever is first to it plays on for three seconds.',
      'The second pair follows; swap attack and defence after five balls.',
    ],
    points: [
      'Distance decides: one stride away and the shot has no corner.',
      'Side-on, arms behind or beside the body, knees together.',
      'Face towards the ball: who turns away leaves a gap and gets hurt.',
      'The keeper calls which side is covered: you take near, I take far.',
    ],
    scoring: 'Block: two points. Shot wide under pressure: one. Goal: two for the attacker.',
    question: 'Which corner was left for the keeper?',
    fault: 'Jumping with the back turned.',
    harder: ['Seven seconds for the attacker.'],
    easier: ['Soft balls, and the attacker shoots with the weaker foot.'],
  },
  de: {
    name: 'Den Körper in den Schuss',
    aim: 'Rechtzeitig in der Schusslinie stehen und geschlossen blocken, die Arme weg.',
    setup:
      '{l} × {w} m, ein {goal} mit Torwart. Ein Angreifer mit Ball {far} m vor dem Tor, ein Verteidiger zwei Meter torwärts; ein zweiter Angreifer und ein zweiter Verteidiger wechseln sich mit ihnen ab.',
    steps: [
      'Der Angreifer sucht fünf Sekunden lang auf einer Seite Platz zum Schuss.',
      'Der Verteidiger bleibt auf der Linie zur Tormitte und geht mit dem Ball.',
      'Beim Ausholen: langer Schritt in die Linie, blocken, stehen bleiben.',
      'Abpraller: Wer zuerst da ist, spielt drei Sekunden weiter.',
      'Das zweite Paar folgt; nach fünf Bällen tauschen Angriff und Abwehr.',
    ],
    points: [
      'Abstand entscheidet: einen Schritt davor hat der Schuss kein Eck mehr.',
      'Seitlich, Arme hinter oder am Körper, Knie zusammen.',
      'Gesicht zum Ball: Wer sich wegdreht, öffnet eine Lücke und tut sich weh.',
      'Der Torwart sagt an: du das kurze, ich das lange Eck.',
    ],
    scoring: 'Geblockt: zwei Punkte. Unter Druck vorbei: einer. Tor: zwei für den Angreifer.',
    question: 'Welches Eck blieb für den Torwart übrig?',
    fault: 'Hochspringen und den Rücken zeigen.',
    harder: ['Sieben Sekunden für den Angreifer.'],
    easier: ['Weiche Bälle, geschossen wird mit dem schwächeren Fuß.'],
  },
  bg: {
    name: 'Тялото в удара',
    aim: 'Навреме си на линията на удара и блокираш със събрано тяло и прибрани ръце.',
    setup:
      '{l} × {w} м, {goal} с вратар. Нападател с топка е на {far} м пред вратата, защитник е на два метра към нея; втори нападател и втори защитник се редуват с тях.',
    steps: [
      'Нападателят пет секунди търси място за удар от едната или другата страна.',
      'Защитникът стои на линията към средата на вратата и върви с топката.',
      'При замаха: дълга крачка в линията, блок, оставане на крака.',
      'Рикошет: който е пръв, играе още три секунди.',
      'Следва втората двойка; след пет топки атаката и защитата се сменят.',
    ],
    points: [
      'Разстоянието решава: на крачка от удара няма ъгъл.',
      'Странично, ръцете зад или до тялото, коленете събрани.',
      'С лице към топката: който се обръща, отваря процеп и се удря.',
      'Вратарят казва: ти близкия ъгъл, аз далечния.',
    ],
    scoring: 'Блок: две точки. Пропуск под натиск: една. Гол: две за нападателя.',
    question: 'Кой ъгъл остана за вратаря?',
    fault: 'Скок с гръб към топката.',
    harder: ['Седем секунди за нападателя.'],
    easier: ['Меки топки, удар със слабия крак.'],
  },
}

export const crossWords: TaskWords = {
  en: {
    name: 'Block the cross at its source',
    aim: 'Stop the winger from crossing without being passed on the outside.',
    setup:
      '{l} × {w} m, a {goal} with a keeper. A winger with balls near the side line, a full-back opposite; a striker and a centre-back in front of goal. A mini goal at the left end is the target after a win. Another winger and full-back are ready.',
    steps: [
      'The winger starts; the full-back is close before the first long touch.',
      'The winger may cross along the ground, cut inside or go past.',
      'Full-back: crossing foot covered, block with the leg nearer the end line.',
      'What gets through is for centre-back, striker and keeper.',
      'Ball won: out over the mini goal. Then the next winger and full-back.',
    ],
    points: [
      'Half a metre inside: the winger’s foot and the goal in one line.',
      'Winger’s head down and long step: that is the cross, go now.',
      'Block side-on; sliding only as the last chance.',
      'Beaten on the line? Run at the near post, not after the ball.',
    ],
    scoring: 'Cross blocked: two points. Forced back: one. Goal: three for the attack.',
    question: 'What did the winger do just before each cross?',
    fault: 'Standing three metres off so as not to be passed.',
    harder: ['An attacking full-back overlaps.'],
    easier: ['The winger has to stop the ball before crossing.'],
  },
  de: {
    name: 'Die Flanke an der Quelle blocken',
    aim: 'Die Hereingabe verhindern, ohne außen überlaufen zu werden.',
    setup:
      '{l} × {w} m, ein {goal} mit Torwart. Ein Flügelspieler mit Bällen nahe der Seitenlinie, ihm gegenüber ein Außenverteidiger; vor dem Tor ein Stürmer und ein Innenverteidiger. Links ein Minitor als Ziel nach Ballgewinn. Ein weiteres Paar für außen ist bereit.',
    steps: [
      'Der Flügelspieler beginnt; vor dem ersten langen Kontakt ist der Gegner nah.',
      'Erlaubt sind flache Hereingabe, nach innen ziehen oder vorbeigehen.',
      'Verteidiger: den flankenden Fuß decken, mit dem grundliniennahen Bein blocken.',
      'Was durchkommt, gehört Innenverteidiger, Stürmer und Torwart.',
      'Ballgewinn: hinaus ins Minitor. Dann das nächste Paar außen.',
    ],
    points: [
      'Einen halben Meter innen: Fuß des Gegners und Tor auf einer Linie.',
      'Kopf unten und langer Schritt: Das ist die Flanke, jetzt hin.',
      'Seitlich blocken; grätschen nur als letzte Chance.',
      'An der Linie überspielt? Zum kurzen Pfosten, nicht dem Ball nach.',
    ],
    scoring: 'Geblockt: zwei Punkte. Zurückgedrängt: einer. Tor: drei für den Angriff.',
    question: 'Was hat der Flügelspieler vor jeder Flanke getan?',
    fault: 'Drei Meter Abstand, um nicht überlaufen zu werden.',
    harder: ['Ein angreifender Außenverteidiger hinterläuft.'],
    easier: ['Vor der Flanke muss der Ball ruhen.'],
  },
  bg: {
    name: 'Блокирай центрирането в началото',
    aim: 'Спираш подаването от крилото, без да те минат отвън.',
    setup:
      '{l} × {w} м, {goal} с вратар. Крило с топки е до страничната линия, срещу него бек; пред вратата са нападател и централен защитник. Вляво има малка врата за целта след отнемане. Още едно крило и бек са готови.',
    steps: [
      'Крилото тръгва; бекът е близо още преди първото дълго докосване.',
      'Позволено е ниско подаване, влизане навътре или минаване.',
      'Бекът покрива крака на центрирането и блокира с крака откъм линията.',
      'Каквото мине, е за централния, нападателя и вратаря.',
      'Отнемане: към малката врата. После следващите крило и бек.',
    ],
    points: [
      'Половин метър отвътре: кракът на крилото и вратата на една линия.',
      'Сведена глава и дълга крачка: това е центрирането, сега.',
      'Блок странично; шпагат само като последен шанс.',
      'Минаха те по линията? Към близката греда, не след топката.',
    ],
    scoring: 'Блокирано: две точки. Принудено назад: една. Гол: три за атаката.',
    question: 'Какво правеше крилото точно преди всяко центриране?',
    fault: 'Три метра разстояние от страх да не те минат.',
    harder: ['Атакуващ бек прави овърлап.'],
    easier: ['Преди центриране топката трябва да спре.'],
  },
}
