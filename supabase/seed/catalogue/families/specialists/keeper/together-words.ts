/** Two keepers train each other: feet, reaction, deflections. */
import type { TaskWords } from '../kit'

export const feetWords: TaskWords = {
  en: {
    name: 'Feet first, then the save',
    aim: 'Travel across the goal in small steps and be still before every ball.',
    setup:
      'A {goal} with three markers in a row two metres in front of the line. One keeper works, the partner serves from {far} m with the balls; change after every set.',
    steps: [
      'The worker shuffles from the middle marker to the one the server points at.',
      'On arrival both feet stop; at that moment the server plays the ball.',
      'Catch, roll it back, shuffle to the opposite marker for the next one.',
      'Six balls make a set; then server and worker change.',
    ],
    points: [
      'Feet never cross and never touch over short ways.',
      'Head stays level as if under a low ceiling.',
      'Hands travel in front of the body, not on the thighs.',
      'Stop with both feet at once, the soles hardly off the ground.',
    ],
    scoring: 'A ball taken with still feet is worth one point; best of twelve wins.',
    question: 'Did you hear your feet stop before the kick?',
    fault: 'One long lunge in place of three short steps.',
    harder: [
      'Two-marker ways with one cross-step in the middle.',
      'The server plays while the worker is a step short.',
    ],
    easier: ['The server waits until the worker says “set”.'],
  },
  de: {
    name: 'Erst die Füße, dann die Parade',
    aim: 'Mit kleinen Schritten durchs Tor wandern und vor jedem Ball ruhig stehen.',
    setup:
      'Ein {goal}, zwei Meter vor der Linie drei Markierungen in einer Reihe. Ein Torwart arbeitet, der Partner bedient ihn aus {far} m; Wechsel nach jeder Serie.',
    steps: [
      'Von der mittleren Markierung mit Sidesteps dorthin, wohin der Partner zeigt.',
      'Dort stehen beide Füße still; genau dann kommt der Ball.',
      'Fangen, zurückrollen, zur gegenüberliegenden Markierung weiter.',
      'Sechs Bälle sind eine Serie; danach tauschen die beiden.',
    ],
    points: [
      'Auf kurzen Wegen kreuzen und berühren sich die Füße nie.',
      'Der Kopf bleibt auf einer Höhe, wie unter einer niedrigen Decke.',
      'Die Hände wandern vor dem Körper mit, nicht auf den Oberschenkeln.',
      'Beide Füße gleichzeitig bremsen, die Sohlen knapp am Boden.',
    ],
    scoring: 'Ein Ball aus ruhigem Stand ist ein Punkt; wer von zwölf mehr hat, gewinnt.',
    question: 'Standen deine Füße hörbar vor dem Schuss?',
    fault: 'Ein großer Ausfallschritt statt drei kurzer.',
    harder: [
      'Wege über zwei Markierungen mit einem Kreuzschritt.',
      'Der Ball kommt einen Schritt zu früh.',
    ],
    easier: ['Der Partner wartet auf das Wort „fertig“.'],
  },
  bg: {
    name: 'Първо краката, после спасяването',
    aim: 'Със ситни стъпки през вратата и неподвижна стойка преди всяка топка.',
    setup:
      'Има {goal}, на два метра пред линията са три маркера в редица. Единият вратар работи, партньорът подава от {far} м; смяна след всяка серия.',
    steps: [
      'От средния маркер със странични стъпки до този, който сочи партньорът.',
      'Там двата крака спират; точно тогава идва топката.',
      'Хващане, търкаляне обратно и напред към отсрещния маркер.',
      'Шест топки са една серия; после двамата си сменят ролите.',
    ],
    points: [
      'На къс път краката нито се кръстосват, нито се допират.',
      'Главата е на една височина, сякаш под нисък таван.',
      'Ръцете се движат пред тялото, не върху бедрата.',
      'Спри с двата крака едновременно, близо до земята.',
    ],
    scoring: 'Топка, поета от място, е точка; печели по-добрият от дванайсет.',
    question: 'Чу ли как краката ти спират преди удара?',
    fault: 'Една дълга крачка вместо три къси.',
    harder: ['През два маркера с една кръстосана крачка.', 'Топката идва една стъпка по-рано.'],
    easier: ['Партньорът чака думата „готов“.'],
  },
}

export const turnWords: TaskWords = {
  en: {
    name: 'Turn and react',
    aim: 'Find the ball at once after turning and answer with the nearest hand or foot.',
    setup:
      'A {goal}; the keeper stands on the line with the back to the field. The partner waits {far} m away with six balls.',
    steps: [
      'The partner calls “now” and plays in the same moment.',
      'The keeper jumps round, finds the ball and saves in any way.',
      'The ball dead, the keeper faces the net again: next call.',
      'Six balls, a rest while the partner collects, then change.',
    ],
    points: [
      'Turn over the toes with bent knees: you land in your set position.',
      'Head first, body after.',
      'Short ways: the hand that is nearer, the foot on low balls.',
      'A save is a save: style comes later.',
    ],
    scoring: 'Saved: one point. Caught: two. Two goals in a row cost a point.',
    question: 'Where do you look first when you turn round?',
    fault: 'Landing with straight legs after the turn.',
    harder: ['Two colours of balls: only the called colour is to be saved.'],
    easier: ['The call comes a full second before the ball.', 'Start sideways, not with the back.'],
  },
  de: {
    name: 'Drehen und reagieren',
    aim: 'Nach der Drehung den Ball sofort finden und mit der nächsten Hand oder dem Fuß antworten.',
    setup:
      'Ein {goal}; der Torwart steht mit dem Rücken zum Feld auf der Linie. Der Partner hat {far} m davor sechs Bälle.',
    steps: [
      'Der Partner ruft „jetzt“ und spielt im selben Moment.',
      'Der Torwart springt herum, sucht den Ball und hält, egal wie.',
      'Ist der Ball tot, geht der Blick wieder zum Netz: der nächste Ruf.',
      'Sechs Bälle, Pause beim Einsammeln, dann Rollentausch.',
    ],
    points: [
      'Mit gebeugten Knien über die Zehen drehen, so landest du bereit.',
      'Erst der Kopf, dann der Körper.',
      'Kurze Wege: die nähere Hand, bei flachen Bällen der Fuß.',
      'Gehalten ist gehalten: Stil kommt später.',
    ],
    scoring: 'Gehalten: ein Punkt. Gefangen: zwei. Zwei Tore in Folge kosten einen.',
    question: 'Wohin schaust du zuerst, wenn du dich drehst?',
    fault: 'Nach der Drehung mit gestreckten Beinen landen.',
    harder: ['Bälle in zwei Farben: Nur die gerufene wird gehalten.'],
    easier: [
      'Der Ruf kommt eine ganze Sekunde vor dem Ball.',
      'Start seitlich statt mit dem Rücken.',
    ],
  },
  bg: {
    name: 'Завъртане и реакция',
    aim: 'След завъртане веднага откриваш топката и отговаряш с най-близката ръка или крак.',
    setup:
      'Има {goal}; вратарят е на линията с гръб към полето. Партньорът е на {far} м с шест топки.',
    steps: [
      'Партньорът вика „сега“ и играе в същия миг.',
      'Вратарят се завърта с подскок, открива топката и спасява както може.',
      'Топката е мъртва, погледът е пак към мрежата: следва нов вик.',
      'Шест топки, почивка при събирането, после ролите се сменят.',
    ],
    points: [
      'Завърти се на пръсти със свити колене и кацаш в стойка.',
      'Първо главата, после тялото.',
      'Къс път: по-близката ръка, при ниски топки кракът.',
      'Спасената е спасена: стилът идва после.',
    ],
    scoring: 'Спасена: точка. Хваната: две. Два поредни гола отнемат една.',
    question: 'Къде гледаш първо, когато се завъртиш?',
    fault: 'Кацане с изпънати крака след завъртането.',
    harder: ['Топки в два цвята: спасява се само извиканият.'],
    easier: ['Викът идва цяла секунда преди топката.', 'Начало странично вместо с гръб.'],
  },
}

export const deflectWords: TaskWords = {
  en: {
    name: 'The deflected shot',
    aim: 'Keep the feet under you on shots that change direction close to goal.',
    setup:
      'A {goal} with two poles lying loosely across each other {gap} m in front of it as deflectors. The working keeper in goal, the second keeper beside the poles, a shooter {far} m away.',
    steps: [
      'The shooter plays low and firm into the poles or just past them.',
      'The second keeper may touch a ball that misses with the sole.',
      'Whatever comes out of the crowd: save, and clear the rebound wide.',
      'After eight balls the keepers change, after sixteen the shooter.',
    ],
    points: [
      'Stay big and late: an early dive cannot be taken back.',
      'Set a step deeper than usual, that gives time to read.',
      'Legs save too: toe up, foot open.',
      'Rebound: push it beyond the post with the second movement.',
    ],
    scoring: 'Save: one point. Save and rebound cleared: two.',
    question: 'How much deeper must you stand with people in front?',
    fault: 'Diving on the shooter’s movement.',
    harder: ['A real attacker replaces the second keeper for rebounds.'],
    easier: ['Only one pole, balls are rolled by hand.'],
  },
  de: {
    name: 'Der abgefälschte Schuss',
    aim: 'Bei Schüssen, die kurz vor dem Tor die Richtung ändern, auf den Füßen bleiben.',
    setup:
      'Ein {goal}, {gap} m davor liegen zwei Stangen lose über Kreuz zum Abfälschen. Ein Torwart im Tor, der zweite neben den Stangen, ein Schütze in {far} m.',
    steps: [
      'Der Schütze spielt hart und flach in die Stangen oder knapp vorbei.',
      'Verfehlt der Ball sie, darf der zweite Torwart ihn mit der Sohle lenken.',
      'Was auch kommt: halten und den Abpraller nach außen klären.',
      'Nach acht Bällen tauschen die Torhüter, nach sechzehn der Schütze.',
    ],
    points: [
      'Lange groß bleiben: Ein früher Sprung ist nicht zurückzuholen.',
      'Einen Schritt tiefer stehen als sonst, das bringt Zeit zum Lesen.',
      'Auch Beine halten: Fußspitze hoch, Fuß offen.',
      'Abpraller mit der zweiten Bewegung neben den Pfosten.',
    ],
    scoring: 'Gehalten: ein Punkt. Gehalten und Abpraller geklärt: zwei.',
    question: 'Wie viel tiefer musst du stehen, wenn Spieler davor sind?',
    fault: 'Schon bei der Bewegung des Schützen springen.',
    harder: ['Statt des zweiten Torwarts lauert ein echter Angreifer.'],
    easier: ['Nur eine Stange, gerollt wird mit der Hand.'],
  },
  bg: {
    name: 'Удар с рикошет',
    aim: 'Оставаш на крака при удари, които сменят посоката близо до вратата.',
    setup:
      'Има {goal}, на {gap} м пред нея два пръта лежат свободно на кръст за рикошет. Единият вратар е на вратата, вторият е до прътите, стрелец е на {far} м.',
    steps: [
      'Стрелецът играе силно и ниско в прътите или малко покрай тях.',
      'Пропусне ли ги топката, вторият вратар я отклонява с подметка.',
      'Каквото и да излезе: спасяване и изчистване на рикошета встрани.',
      'След осем топки се сменят вратарите, след шестнайсет стрелецът.',
    ],
    points: [
      'Остани голям докъсно: ранният плонж не се връща.',
      'Стой крачка по-назад от обичайно, за да имаш време.',
      'И краката спасяват: пръстите нагоре, стъпалото отворено.',
      'Рикошета избий зад гредата с второто движение.',
    ],
    scoring: 'Спасена: точка. Спасена и изчистен рикошет: две.',
    question: 'Колко по-назад трябва да стоиш, когато има хора отпред?',
    fault: 'Плонж още при движението на стрелеца.',
    harder: ['Вместо втория вратар за добавка дебне истински нападател.'],
    easier: ['Само един прът, топката се търкаля с ръка.'],
  },
}
