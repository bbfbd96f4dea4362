-- Individual exercises: ball mastery. Many touches on little space, most of them in a room with a soft ball.

select private.import_individual_exercise($json$
{
  "slug": "ball-statues", "topic": "ball_mastery", "place": "room", "ages": [5, 8],
  "level": 1, "minutes": 6, "sets": 6, "intensity": "low",
  "equipment": ["ball"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Ball statues",
      "aim": "Stop the rolling ball at once and hold your balance.",
      "steps": [
        "Take a soft ball and clear the floor. One of you dribbles slowly round the room, the other is the caller.",
        "The caller shouts a part of the body: sole, knee, bottom, elbow or forehead.",
        "Stop the ball with that part, freeze like a statue and count to three.",
        "After six statues change roles."
      ],
      "points": ["Small touches, so that the ball stays close", "Kneel or sit down gently", "A statue does not wobble"],
      "progressions": ["Call two parts one after the other", "Dribble with the other foot only"]
    },
    "de": {
      "title": "Ballstatuen",
      "aim": "Den rollenden Ball sofort stoppen und das Gleichgewicht halten.",
      "steps": [
        "Nimm einen weichen Ball und mach den Boden frei. Einer dribbelt langsam durchs Zimmer, der andere ruft.",
        "Gerufen wird ein Körperteil: Sohle, Knie, Po, Ellbogen oder Stirn.",
        "Stopp den Ball damit, erstarre zur Statue und zähl bis drei.",
        "Nach sechs Statuen tauscht ihr die Rollen."
      ],
      "points": ["Kleine Kontakte, damit der Ball nah bleibt", "Sanft hinknien oder hinsetzen", "Eine Statue wackelt nicht"],
      "progressions": ["Zwei Körperteile nacheinander rufen", "Nur mit dem anderen Fuß dribbeln"]
    },
    "bg": {
      "title": "Статуи с топка",
      "aim": "Да спреш топката веднага и да запазиш равновесие.",
      "steps": [
        "Вземи мека топка и разчисти пода. Единият води бавно из стаята, другият дава командите.",
        "Командата е част от тялото: подметка, коляно, дупе, лакът или чело.",
        "Спри топката с нея, замръзни като статуя и брой до три.",
        "След шест статуи си сменете ролите."
      ],
      "points": ["Малки докосвания, за да е топката близо", "Кляквай и сядай меко", "Статуята не се клати"],
      "progressions": ["Две части една след друга", "Води само с другия крак"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "polish-the-floor", "topic": "ball_mastery", "place": "room", "ages": [5, 9],
  "level": 1, "minutes": 6, "sets": 4, "intensity": "low",
  "equipment": ["ball", "timer"],
  "measure": "seconds", "target": 30,
  "texts": {
    "en": {
      "title": "Polish the floor",
      "aim": "Get to know the ball with the whole sole, right and left.",
      "steps": [
        "Take off your shoes and use a soft ball. Hold on to a chair with one hand if you like.",
        "Put one foot on the ball and roll small circles, ten in each direction.",
        "Now roll long strokes: forwards to the toes, backwards to the heel, ten times.",
        "Roll from side to side under the foot, then do everything with the other foot."
      ],
      "points": ["Put only a little weight on the ball", "The standing knee is soft", "Feel which part of the foot touches"],
      "progressions": ["Let go of the chair", "Close your eyes for one round"],
      "measuring": "Somebody takes the time you keep circling without the ball getting away, on the weaker foot."
    },
    "de": {
      "title": "Den Boden polieren",
      "aim": "Den Ball mit der ganzen Sohle kennenlernen, rechts wie links.",
      "steps": [
        "Schuhe aus, weichen Ball her. Wenn du magst, halt dich mit einer Hand an einem Stuhl fest.",
        "Stell einen Fuß auf den Ball und roll kleine Kreise, zehn in jede Richtung.",
        "Jetzt lange Striche: nach vorn bis zu den Zehen, zurück bis zur Ferse, zehnmal.",
        "Roll den Ball unter dem Fuß hin und her. Danach alles mit dem anderen Fuß."
      ],
      "points": ["Nur wenig Gewicht auf den Ball", "Das Standbein bleibt locker im Knie", "Spür, welcher Teil des Fußes berührt"],
      "progressions": ["Ohne Stuhl", "Eine Runde mit geschlossenen Augen"],
      "measuring": "Jemand stoppt, wie lange du mit dem schwächeren Fuß kreist, ohne dass der Ball wegrollt."
    },
    "bg": {
      "title": "Лъскане на пода",
      "aim": "Да опознаеш топката с цялата подметка – и с десния, и с левия крак.",
      "steps": [
        "Събуй обувките и вземи мека топка. Ако искаш, хвани се с една ръка за стол.",
        "Сложи единия крак върху топката и прави малки кръгчета, по десет във всяка посока.",
        "Сега дълги движения: напред до пръстите, назад до петата, десет пъти.",
        "Търкаляй топката под крака наляво и надясно. После повтори всичко с другия крак."
      ],
      "points": ["Натискай топката съвсем леко", "Опорното коляно е меко", "Усещай с коя част докосваш"],
      "progressions": ["Пусни стола", "Една серия със затворени очи"],
      "measuring": "Някой мери колко секунди правиш кръгчета с по-слабия крак, без топката да избяга."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "penguin-walk", "topic": "ball_mastery", "place": "room", "ages": [5, 10],
  "level": 1, "minutes": 6, "sets": 6, "repetitions": 2, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Penguin walk",
      "aim": "Move the ball forwards and back with the sole, a small step at a time.",
      "steps": [
        "Mark a start and a finish four steps apart with two socks.",
        "Touch the ball with the right sole so that it rolls a little forwards, then with the left: waddle like a penguin to the finish.",
        "Stop the ball there and go back backwards: each sole pulls it a little towards you.",
        "One way and back is one run. Rest and shake your legs after two runs."
      ],
      "points": ["The toes touch the ball, the heel stays low", "Touch by touch, no big kick", "Arms out like a penguin"],
      "progressions": ["Look at somebody, not at the ball", "Change direction when somebody claps"]
    },
    "de": {
      "title": "Pinguingang",
      "aim": "Den Ball mit der Sohle Schrittchen für Schrittchen vor- und zurückbewegen.",
      "steps": [
        "Leg zwei Socken als Start und Ziel auf den Boden, vier Schritte auseinander.",
        "Tipp den Ball mit der rechten Sohle ein bisschen nach vorn, dann mit der linken: Watschle wie ein Pinguin ins Ziel.",
        "Dort stoppst du den Ball und gehst rückwärts heim: Jede Sohle zieht ihn ein Stück zu dir.",
        "Hin und zurück ist ein Lauf. Nach zwei Läufen Pause, Beine ausschütteln."
      ],
      "points": ["Die Zehen berühren den Ball, die Ferse bleibt tief", "Kontakt für Kontakt, kein Schuss", "Arme wie ein Pinguin"],
      "progressions": ["Jemanden anschauen statt den Ball", "Beim Klatschen die Richtung wechseln"]
    },
    "bg": {
      "title": "Ходене като пингвин",
      "aim": "Да движиш топката с подметка напред и назад, крачка по крачка.",
      "steps": [
        "Отбележи с два чорапа старт и финал на четири крачки един от друг.",
        "Бутни топката мъничко напред с дясната подметка, после с лявата: клатушкай се като пингвин до финала.",
        "Спри я там и се върни заднешком: всяка подметка я дърпа по малко към теб.",
        "Отиване и връщане е едно минаване. След две минавания си почини и разтърси крака."
      ],
      "points": ["Пръстите докосват топката, петата е ниско", "Докосване след докосване, без ритане", "Ръцете встрани като пингвин"],
      "progressions": ["Гледай някого, а не топката", "При пляскане смени посоката"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "v-pull", "topic": "ball_mastery", "place": "room", "ages": [7, 13],
  "level": 2, "minutes": 8, "sets": 4, "repetitions": 12, "intensity": "medium",
  "equipment": ["ball"],
  "measure": "repetitions", "target": 24,
  "texts": {
    "en": {
      "title": "The V",
      "aim": "Pull the ball back with the sole and push it out at an angle.",
      "steps": [
        "Stand with the ball one small step in front of you.",
        "Put the right sole on the ball and pull it back to your standing foot.",
        "Push it out to the right with the inside of the same foot: the ball has drawn a V.",
        "Bring it to the middle and do the V with the left foot. Twelve are one round."
      ],
      "points": ["A small hop on the standing leg while you pull", "Turn the hip to where the ball goes", "Look up when the ball is under control"],
      "progressions": ["Push out with the outside of the foot", "Two steps with the ball after each V"],
      "measuring": "Count the complete Vs you manage in thirty seconds, right and left in turn."
    },
    "de": {
      "title": "Das V",
      "aim": "Den Ball mit der Sohle zurückziehen und schräg wieder hinauslegen.",
      "steps": [
        "Der Ball liegt einen kleinen Schritt vor dir.",
        "Setz die rechte Sohle auf den Ball und zieh ihn bis zum Standbein zurück.",
        "Mit der Innenseite desselben Fußes legst du ihn schräg hinaus: Der Ball hat ein V gezeichnet.",
        "Hol ihn in die Mitte und mach das V mit links. Zwölf sind eine Runde."
      ],
      "points": ["Beim Ziehen auf dem Standbein leicht hüpfen", "Die Hüfte dreht dorthin, wo der Ball hingeht", "Hochschauen, sobald der Ball sicher ist"],
      "progressions": ["Mit der Außenseite hinauslegen", "Nach jedem V zwei Schritte mit Ball"],
      "measuring": "Zähl die vollständigen V in dreißig Sekunden, rechts und links im Wechsel."
    },
    "bg": {
      "title": "Буквата V",
      "aim": "Да дръпнеш топката с подметка и да я изведеш под ъгъл.",
      "steps": [
        "Топката е на една малка крачка пред теб.",
        "Стъпи върху нея с дясната подметка и я дръпни до опорния крак.",
        "С вътрешната част на същия крак я изведи косо напред: топката начерта буквата V.",
        "Върни я в средата и направи същото с левия крак. Дванадесет са една серия."
      ],
      "points": ["Леко подскочи на опорния крак, докато дърпаш", "Завърти таза натам, накъдето отива топката", "Вдигни поглед, щом я овладееш"],
      "progressions": ["Извеждай с външната част", "Две крачки с топката след всяко V"],
      "measuring": "Преброй колко пълни движения правиш за тридесет секунди, десен и ляв крак на смени."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "l-behind-the-leg", "topic": "ball_mastery", "place": "room", "ages": [8, 15],
  "level": 3, "minutes": 8, "sets": 4, "repetitions": 10, "intensity": "medium",
  "equipment": ["ball"],
  "measure": "repetitions", "target": 18,
  "texts": {
    "en": {
      "title": "The L behind the leg",
      "aim": "Take the ball out of reach behind your standing leg.",
      "steps": [
        "Pull the ball back with the right sole until it is level with the left heel.",
        "With the inside of the right foot tap it behind the left leg: that is the corner of the L.",
        "Take it on with the left foot and stop it.",
        "Now the same with the left sole. Ten times slowly, then ten times with rhythm."
      ],
      "points": ["The standing leg makes room, knee bent", "The tap goes sideways, not backwards", "Stay low until the ball is through"],
      "progressions": ["Leave with two quick steps after the tap", "Walk forwards while you do it"],
      "measuring": "Count the clean Ls in thirty seconds, feet in turn; a ball that gets away does not count."
    },
    "de": {
      "title": "Das L hinterm Standbein",
      "aim": "Den Ball hinter dem Standbein aus der Reichweite ziehen.",
      "steps": [
        "Zieh den Ball mit der rechten Sohle zurück, bis er neben der linken Ferse ist.",
        "Tipp ihn mit der rechten Innenseite hinter dem linken Bein durch: Das ist die Ecke vom L.",
        "Nimm ihn mit links an und stopp ihn.",
        "Jetzt dasselbe mit der linken Sohle. Zehnmal langsam, dann zehnmal im Rhythmus."
      ],
      "points": ["Das Standbein macht Platz, Knie gebeugt", "Der Tipp geht zur Seite, nicht nach hinten", "Tief bleiben, bis der Ball durch ist"],
      "progressions": ["Nach dem Tipp mit zwei schnellen Schritten weg", "Dabei vorwärts gehen"],
      "measuring": "Zähl die sauberen L in dreißig Sekunden, Füße im Wechsel; ein weggerollter Ball zählt nicht."
    },
    "bg": {
      "title": "L зад опорния крак",
      "aim": "Да скриеш топката зад опорния си крак.",
      "steps": [
        "Дръпни топката с дясната подметка, докато стигне до лявата пета.",
        "С вътрешната част на десния крак я бутни зад левия: това е ъгълът на буквата L.",
        "Поеми я с левия крак и я спри.",
        "Същото с лявата подметка. Десет пъти бавно, после десет пъти в ритъм."
      ],
      "points": ["Опорният крак прави място, коляното е свито", "Буташ настрани, не назад", "Остани ниско, докато топката мине"],
      "progressions": ["След бутването тръгни с две бързи крачки", "Прави го, като вървиш напред"],
      "measuring": "Преброй чистите изпълнения за тридесет секунди, краката на смени; избягала топка не се брои."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "roll-across-and-stop", "topic": "ball_mastery", "place": "room", "ages": [6, 11],
  "level": 1, "minutes": 7, "sets": 4, "repetitions": 16, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Roll across and stop",
      "aim": "Roll the ball from foot to foot and kill it with the inside.",
      "steps": [
        "Stand behind the ball, feet a little wider than the hips.",
        "The right sole rolls it sideways across your body to the left.",
        "Stop it with the inside of the left foot: quiet for a moment.",
        "Roll it back with the left sole and stop it with the right inside. Sixteen rolls are one round."
      ],
      "points": ["The foot goes over the ball, not under it", "Stop softly, without a bang", "The body goes along with the ball"],
      "progressions": ["Leave out the stop and roll straight back", "Do it while walking forwards"]
    },
    "de": {
      "title": "Rollen und stoppen",
      "aim": "Den Ball von Fuß zu Fuß rollen und mit der Innenseite festmachen.",
      "steps": [
        "Steh hinter dem Ball, die Füße etwas breiter als die Hüfte.",
        "Roll ihn mit der rechten Sohle quer vor dem Körper nach links.",
        "Stopp ihn mit der linken Innenseite: einen Moment Ruhe.",
        "Mit der linken Sohle zurückrollen, mit rechts stoppen. Sechzehnmal rollen ist eine Runde."
      ],
      "points": ["Der Fuß geht über den Ball, nicht darunter", "Weich stoppen, ohne Knall", "Der Körper geht mit"],
      "progressions": ["Ohne Stopp gleich zurückrollen", "Dabei vorwärts gehen"]
    },
    "bg": {
      "title": "Търкулни и спри",
      "aim": "Да търкаляш топката от крак на крак и да я спираш с вътрешната част.",
      "steps": [
        "Застани зад топката, краката са малко по-широко от таза.",
        "Дясната подметка я търкулва пред теб наляво.",
        "Спри я с вътрешната част на левия крак: за миг е тихо.",
        "Върни я с лявата подметка и я спри с десния крак. Шестнадесет търкулвания са една серия."
      ],
      "points": ["Кракът минава над топката, не под нея", "Спирай меко, без удар", "Тялото върви с топката"],
      "progressions": ["Без спиране, направо обратно", "Прави го, като вървиш напред"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "inside-outside-one-foot", "topic": "ball_mastery", "place": "room", "ages": [7, 14],
  "level": 2, "minutes": 8, "sets": 6, "intensity": "medium",
  "equipment": ["ball", "timer"],
  "measure": "repetitions", "target": 40,
  "texts": {
    "en": {
      "title": "Inside, outside, one foot",
      "aim": "Tap the ball in both directions with the same foot.",
      "steps": [
        "Stand on the left leg, knee slightly bent, the ball in front of the right foot.",
        "Tap it half a metre to the left with the inside of the right foot.",
        "Step after it and tap it back with the outside of the same foot.",
        "Twenty seconds with the right foot, twenty seconds rest, twenty with the left."
      ],
      "points": ["Small steps with the standing leg", "Ankle turned in for the outside", "The ball never rolls further than one step"],
      "progressions": ["Two taps inside, one outside", "Look at a picture on the wall"],
      "measuring": "Count the taps with your weaker foot in thirty seconds."
    },
    "de": {
      "title": "Innen, außen, ein Fuß",
      "aim": "Den Ball mit demselben Fuß in beide Richtungen tippen.",
      "steps": [
        "Steh auf dem linken Bein, Knie leicht gebeugt, der Ball liegt vor dem rechten Fuß.",
        "Tipp ihn mit der rechten Innenseite einen halben Meter nach links.",
        "Geh mit und tipp ihn mit der Außenseite desselben Fußes zurück.",
        "Zwanzig Sekunden rechts, zwanzig Pause, zwanzig links."
      ],
      "points": ["Kleine Schritte mit dem Standbein", "Für die Außenseite den Fuß eindrehen", "Der Ball rollt nie weiter als einen Schritt"],
      "progressions": ["Zweimal innen, einmal außen", "Ein Bild an der Wand anschauen"],
      "measuring": "Zähl die Kontakte mit dem schwächeren Fuß in dreißig Sekunden."
    },
    "bg": {
      "title": "Вътре, вън, един крак",
      "aim": "Да потупваш топката в двете посоки с един и същи крак.",
      "steps": [
        "Стой на левия крак, коляното леко свито, топката е пред десния.",
        "Потупни я с вътрешната част половин метър наляво.",
        "Мръдни след нея и я върни с външната част на същия крак.",
        "Двадесет секунди с десния, двадесет почивка, двадесет с левия."
      ],
      "points": ["Малки стъпки с опорния крак", "За външната част завърти ходилото навътре", "Топката не бяга на повече от крачка"],
      "progressions": ["Две докосвания с вътрешната, едно с външната", "Гледай картина на стената"],
      "measuring": "Преброй докосванията с по-слабия крак за тридесет секунди."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "roll-and-step-over", "topic": "ball_mastery", "place": "yard", "ages": [8, 15],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 10, "intensity": "medium",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Roll and step over",
      "aim": "Link a sole roll with a step-over in one flow.",
      "steps": [
        "Roll the ball with the right sole from right to left in front of you.",
        "While it rolls, the left foot circles over it from the inside to the outside and lands beside it.",
        "Push the ball away to the right with the outside of the right foot and take two steps.",
        "Turn round, ten times to the right. Then the mirror image, ten times to the left."
      ],
      "points": ["The roll is slow, the step-over quick", "Circle close to the ball", "Shoulder drops to the side of the feint"],
      "progressions": ["Two step-overs before you push", "Set up a bottle as opponent in front of you"]
    },
    "de": {
      "title": "Rollen und Übersteiger",
      "aim": "Sohlenroller und Übersteiger zu einer Bewegung verbinden.",
      "steps": [
        "Roll den Ball mit der rechten Sohle vor dir von rechts nach links.",
        "Während er rollt, kreist der linke Fuß von innen nach außen über ihn und setzt daneben auf.",
        "Mit der rechten Außenseite legst du den Ball nach rechts weg und gehst zwei Schritte mit.",
        "Umdrehen, zehnmal nach rechts. Danach spiegelverkehrt, zehnmal nach links."
      ],
      "points": ["Der Roller ist langsam, der Übersteiger schnell", "Eng um den Ball kreisen", "Die Schulter fällt zur Seite der Finte"],
      "progressions": ["Zwei Übersteiger vor dem Mitnehmen", "Eine Flasche als Gegner vor dir"]
    },
    "bg": {
      "title": "Търкулване с прекрачване",
      "aim": "Да свържеш търкулване с подметка и прекрачване в едно движение.",
      "steps": [
        "Търкулни топката пред себе си с дясната подметка отдясно наляво.",
        "Докато тя се движи, левият крак я обикаля отвътре навън и стъпва до нея.",
        "С външната част на десния крак я изведи надясно и направи две крачки с нея.",
        "Обърни се и така десет пъти надясно. После огледално, десет пъти наляво."
      ],
      "points": ["Търкулваш бавно, прекрачваш бързо", "Обикаляй близо до топката", "Рамото пада към страната на финта"],
      "progressions": ["Две прекрачвания преди извеждането", "Постави бутилка вместо противник"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "u-turn-around-the-bottle", "topic": "ball_mastery", "place": "yard", "ages": [7, 13],
  "level": 2, "minutes": 8, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "bottles"],
  "texts": {
    "en": {
      "title": "U round the bottle",
      "aim": "Pull, turn and lead away with one foot in a horseshoe.",
      "steps": [
        "Stand at a bottle with the ball on its right side.",
        "Pull the ball back with the right sole past the bottle.",
        "Roll it sideways behind the bottle with the same sole.",
        "Push it forwards on the left side with the inside: you have drawn a U. Eight times, then the other way with the left foot."
      ],
      "points": ["Three touches: pull, roll, push", "Keep the ball a hand from the bottle", "Small steps, hips turn along"],
      "progressions": ["Only look at the ball for the pull", "Race the clock for eight Us"]
    },
    "de": {
      "title": "Ein U um die Flasche",
      "aim": "Mit einem Fuß ziehen, rollen und hinauslegen wie ein Hufeisen.",
      "steps": [
        "Steh vor einer Flasche, der Ball liegt rechts von ihr.",
        "Zieh den Ball mit der rechten Sohle an der Flasche vorbei zurück.",
        "Roll ihn mit derselben Sohle seitlich hinter die Flasche.",
        "Links davon schiebst du ihn mit der Innenseite nach vorn: ein U. Achtmal, danach andersherum mit links."
      ],
      "points": ["Drei Kontakte: ziehen, rollen, schieben", "Der Ball bleibt eine Handbreit an der Flasche", "Kleine Schritte, die Hüfte dreht mit"],
      "progressions": ["Nur beim Ziehen auf den Ball schauen", "Acht U auf Zeit"]
    },
    "bg": {
      "title": "Буквата П около бутилката",
      "aim": "Да дръпнеш, търкулнеш и изведеш топката само с един крак.",
      "steps": [
        "Застани пред бутилка, топката е от дясната ѝ страна.",
        "С дясната подметка дръпни топката назад покрай бутилката.",
        "Със същата подметка я търкулни зад бутилката настрани.",
        "От лявата страна я избутай напред с вътрешната част. Осем пъти, после обратното с левия крак."
      ],
      "points": ["Три докосвания: дръпни, търкулни, избутай", "Топката е на една длан от бутилката", "Малки стъпки, тазът се върти с тях"],
      "progressions": ["Гледай топката само при дърпането", "Осем пъти по време"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "planet-and-moon", "topic": "ball_mastery", "place": "room", "ages": [6, 12],
  "level": 2, "minutes": 6, "sets": 6, "intensity": "medium",
  "equipment": ["ball", "timer"],
  "measure": "repetitions", "target": 30,
  "texts": {
    "en": {
      "title": "Planet and moon",
      "aim": "Circle the lying ball with either foot without touching it.",
      "steps": [
        "The ball is the planet and lies still. Your right foot is the moon: circle it once round the ball, inside to outside.",
        "Put the foot down, now the left foot circles. Find an even rhythm.",
        "Twenty seconds outwards, twenty seconds rest, twenty seconds inwards.",
        "The planet must not move. If it does, begin the round again slowly."
      ],
      "points": ["Lift the knee, the foot stays close to the ball", "Land on the front of the foot", "Arms help with the balance"],
      "progressions": ["Double circle with one foot", "Push the ball away with the outside after each third circle"],
      "measuring": "Count the circles you make in thirty seconds without touching the ball."
    },
    "de": {
      "title": "Planet und Mond",
      "aim": "Den ruhenden Ball mit beiden Füßen umkreisen, ohne ihn zu berühren.",
      "steps": [
        "Der Ball ist der Planet und liegt still. Dein rechter Fuß ist der Mond: Er kreist einmal von innen nach außen um den Ball.",
        "Fuß absetzen, jetzt kreist der linke. Finde einen gleichmäßigen Rhythmus.",
        "Zwanzig Sekunden nach außen, zwanzig Pause, zwanzig nach innen.",
        "Der Planet darf sich nicht bewegen. Passiert es doch, beginn die Runde noch einmal langsam."
      ],
      "points": ["Knie heben, der Fuß bleibt nah am Ball", "Auf dem Vorfuß landen", "Die Arme helfen beim Gleichgewicht"],
      "progressions": ["Doppelkreis mit einem Fuß", "Nach jedem dritten Kreis den Ball mit der Außenseite wegschieben"],
      "measuring": "Zähl, wie viele Kreise du in dreißig Sekunden schaffst, ohne den Ball zu berühren."
    },
    "bg": {
      "title": "Планета и луна",
      "aim": "Да обикаляш топката с двата крака, без да я докосваш.",
      "steps": [
        "Топката е планетата и стои неподвижно. Десният ти крак е луната: обиколи я веднъж отвътре навън.",
        "Стъпи и сега обикаля левият. Намери равномерен ритъм.",
        "Двадесет секунди навън, двадесет почивка, двадесет навътре.",
        "Планетата не бива да мърда. Ако мръдне, започни серията пак, по-бавно."
      ],
      "points": ["Вдигай коляното, ходилото е близо до топката", "Стъпвай на пръсти", "Ръцете помагат за равновесието"],
      "progressions": ["Двойна обиколка с един крак", "След всяка трета обиколка бутни топката с външната част"],
      "measuring": "Преброй обиколките за тридесет секунди, без да докоснеш топката."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "eight-round-two-shoes", "topic": "ball_mastery", "place": "room", "ages": [7, 14],
  "level": 2, "minutes": 8, "sets": 4, "repetitions": 4, "intensity": "medium",
  "equipment": ["ball"],
  "measure": "repetitions", "target": 8,
  "texts": {
    "en": {
      "title": "Figure of eight round two shoes",
      "aim": "Change surface and foot in the curve.",
      "steps": [
        "Put two shoes on the floor, two steps apart. Take a soft ball.",
        "Dribble an eight round them: inside of the right foot round one shoe, inside of the left round the other.",
        "Four eights, then four with the outside only.",
        "Last round: use the sole only and go sideways."
      ],
      "points": ["Many touches in the curve", "Turn your head early to where you go next", "Shoes that are hit cost a squat"],
      "progressions": ["Somebody moves one shoe while you dribble", "Both directions without a stop"],
      "measuring": "Count the complete eights you manage in one minute; a touched shoe makes that eight void."
    },
    "de": {
      "title": "Achter um zwei Schuhe",
      "aim": "In der Kurve Fuß und Kontaktfläche wechseln.",
      "steps": [
        "Stell zwei Schuhe auf den Boden, zwei Schritte auseinander. Nimm einen weichen Ball.",
        "Dribble eine Acht: um den einen Schuh mit der rechten Innenseite, um den anderen mit der linken.",
        "Vier Achter so, dann vier nur mit der Außenseite.",
        "Letzte Runde: nur mit der Sohle, seitwärts."
      ],
      "points": ["In der Kurve viele Kontakte", "Früh dorthin schauen, wo es weitergeht", "Ein getroffener Schuh kostet eine Kniebeuge"],
      "progressions": ["Jemand verschiebt beim Dribbeln einen Schuh", "Ohne Pause in beide Richtungen"],
      "measuring": "Zähl die ganzen Achter in einer Minute; berührst du einen Schuh, gilt dieser Achter nicht."
    },
    "bg": {
      "title": "Осмица около две обувки",
      "aim": "Да сменяш крака и докосването в завоя.",
      "steps": [
        "Сложи две обувки на пода, на две крачки една от друга. Вземи мека топка.",
        "Води в осмица: около едната с вътрешната част на десния крак, около другата – с левия.",
        "Четири осмици така, после четири само с външната част.",
        "Последна серия: само с подметка и настрани."
      ],
      "points": ["В завоя – много докосвания", "Гледай отрано накъде продължаваш", "Бутната обувка струва едно клякане"],
      "progressions": ["Някой мести едната обувка, докато водиш", "В двете посоки без спиране"],
      "measuring": "Преброй пълните осмици за една минута; бутнеш ли обувка, тази осмица не се брои."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "stay-on-the-mat", "topic": "ball_mastery", "place": "room", "ages": [6, 12],
  "level": 2, "minutes": 6, "sets": 5, "intensity": "medium",
  "equipment": ["ball", "mat", "timer"],
  "measure": "repetitions", "target": 50,
  "texts": {
    "en": {
      "title": "Stay on the mat",
      "aim": "Keep the ball moving in the tightest space.",
      "steps": [
        "Lay out a mat or a large towel. You and the soft ball are on it.",
        "For thirty seconds the ball keeps moving: any foot, any surface, but it stays on the mat.",
        "Rest for thirty seconds. Which touch was the best brake?",
        "Five rounds. In the last one use at least four different surfaces."
      ],
      "points": ["Short touches under the body", "Knees bent, so you can react", "Use the sole when it gets tight"],
      "progressions": ["Fold the mat in half", "Change foot with every touch"],
      "measuring": "Count the touches in thirty seconds; start again at zero when the ball leaves the mat."
    },
    "de": {
      "title": "Auf der Matte bleiben",
      "aim": "Den Ball auf engstem Raum in Bewegung halten.",
      "steps": [
        "Leg eine Matte oder ein großes Handtuch aus. Darauf bist du mit dem weichen Ball.",
        "Dreißig Sekunden lang rollt der Ball: Jeder Fuß und jede Fläche ist erlaubt, aber er bleibt auf der Matte.",
        "Dreißig Sekunden Pause. Welcher Kontakt bremst am besten?",
        "Fünf Runden. In der letzten benutzt du mindestens vier verschiedene Flächen."
      ],
      "points": ["Kurze Kontakte unter dem Körper", "Knie gebeugt, dann reagierst du schneller", "Wird es eng, hilft die Sohle"],
      "progressions": ["Matte halbieren", "Bei jedem Kontakt den Fuß wechseln"],
      "measuring": "Zähl die Kontakte in dreißig Sekunden; verlässt der Ball die Matte, geht es bei null weiter."
    },
    "bg": {
      "title": "Остани на постелката",
      "aim": "Да държиш топката в движение на съвсем малко място.",
      "steps": [
        "Разстели постелка или голяма кърпа. Ти и меката топка сте върху нея.",
        "Тридесет секунди топката не спира: с който искаш крак и както искаш, но остава на постелката.",
        "Почини тридесет секунди. Кое докосване спира най-добре?",
        "Пет серии. В последната използвай поне четири различни части на крака."
      ],
      "points": ["Къси докосвания под тялото", "Свити колене, за да реагираш", "Стане ли тясно, помага подметката"],
      "progressions": ["Сгъни постелката наполовина", "Сменяй крака при всяко докосване"],
      "measuring": "Преброй докосванията за тридесет секунди; излезе ли топката от постелката, започваш от нула."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "cha-cha-touches", "topic": "ball_mastery", "place": "room", "ages": [7, 14],
  "level": 2, "minutes": 8, "sets": 5, "intensity": "medium",
  "equipment": ["ball", "timer"],
  "texts": {
    "en": {
      "title": "Cha-cha-cha with the ball",
      "aim": "Quick feet in a dance rhythm: inside, inside, outside.",
      "steps": [
        "Put on a song you like and stand behind a soft ball.",
        "Tap it from the right inside to the left inside and back: cha, cha.",
        "On the third beat push it out with the right outside: cha! Catch it with the same foot's inside.",
        "Now begin with the left. Dance for one minute, rest for half a minute, five times."
      ],
      "points": ["Say the beats aloud", "The ball stays within one step", "Bounce lightly on the front of your feet"],
      "progressions": ["Choose a faster song", "Move to the left and right across the room"]
    },
    "de": {
      "title": "Cha-Cha-Cha mit Ball",
      "aim": "Schnelle Füße im Tanzrhythmus: innen, innen, außen.",
      "steps": [
        "Mach ein Lied an, das du magst, und stell dich hinter einen weichen Ball.",
        "Tipp ihn von der rechten Innenseite zur linken und zurück: Cha, Cha.",
        "Beim dritten Schlag schiebst du ihn mit rechts außen weg: Cha! Mit der Innenseite desselben Fußes fängst du ihn ab.",
        "Jetzt mit links beginnen. Eine Minute tanzen, eine halbe Pause, fünfmal."
      ],
      "points": ["Den Takt laut mitsprechen", "Der Ball bleibt in Schrittweite", "Locker auf dem Vorfuß federn"],
      "progressions": ["Ein schnelleres Lied wählen", "Dabei nach links und rechts durchs Zimmer"]
    },
    "bg": {
      "title": "Ча-ча-ча с топка",
      "aim": "Бързи крака в танцов ритъм: вътре, вътре, вън.",
      "steps": [
        "Пусни любима песен и застани зад мека топка.",
        "Прехвърли я от вътрешната част на десния крак към левия и обратно: ча, ча.",
        "На третия такт я избутай навън с външната част на десния: ча! Прибери я с вътрешната част на същия крак.",
        "Сега започни с левия. Танцувай една минута, половин минута почивай, пет пъти."
      ],
      "points": ["Казвай такта на глас", "Топката е на една крачка най-много", "Пружинирай леко на пръсти"],
      "progressions": ["Избери по-бърза песен", "Движи се наляво и надясно из стаята"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "croqueta-step", "topic": "ball_mastery", "place": "yard", "ages": [8, 16],
  "level": 3, "minutes": 8, "sets": 4, "repetitions": 10, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Croqueta past the cone",
      "aim": "Slip past an opponent with two quick touches of the inside.",
      "steps": [
        "Dribble slowly towards a cone with the right foot.",
        "One step before it, push the ball sideways to the left with the right inside.",
        "Before the left foot has really landed, it pushes the ball forwards past the cone.",
        "Two quick steps, stop, turn round. Ten times to the left, ten times to the right."
      ],
      "points": ["Right and left follow like one sound: tick-tack", "Body leans to the side with the ball", "The second touch is the longer one"],
      "progressions": ["Two cones one behind the other", "Begin from a walk and leave in a sprint"]
    },
    "de": {
      "title": "Croqueta am Hütchen vorbei",
      "aim": "Mit zwei schnellen Innenseiten am Gegner vorbeischlüpfen.",
      "steps": [
        "Dribble langsam mit rechts auf ein Hütchen zu.",
        "Einen Schritt davor schiebst du den Ball mit der rechten Innenseite nach links.",
        "Kaum ist der linke Fuß am Boden, schiebt er den Ball nach vorn am Hütchen vorbei.",
        "Zwei schnelle Schritte, stoppen, umdrehen. Zehnmal nach links, zehnmal nach rechts."
      ],
      "points": ["Rechts und links wie ein Geräusch: ticktack", "Der Körper geht mit zur Seite", "Der zweite Kontakt ist der längere"],
      "progressions": ["Zwei Hütchen hintereinander", "Aus dem Gehen anfangen, im Sprint weg"]
    },
    "bg": {
      "title": "Крокета покрай конуса",
      "aim": "Да се промушиш покрай противник с две бързи докосвания с вътрешната част.",
      "steps": [
        "Води бавно към конус с десния крак.",
        "На крачка преди него избутай топката наляво с вътрешната част на десния.",
        "Щом левият крак докосне земята, той я избутва напред покрай конуса.",
        "Две бързи крачки, спри, обърни се. Десет пъти наляво, десет пъти надясно."
      ],
      "points": ["Двете докосвания звучат като едно: тик-так", "Тялото върви настрани с топката", "Второто докосване е по-дългото"],
      "progressions": ["Два конуса един зад друг", "Започни ходом и излез със спринт"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "two-balls-two-feet", "topic": "ball_mastery", "place": "yard", "ages": [10, 19],
  "level": 4, "minutes": 8, "sets": 5, "intensity": "medium",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Two balls, two feet",
      "aim": "Let the feet do different things at the same time.",
      "steps": [
        "Take two balls; a smaller one is welcome as the second. One lies in front of each foot.",
        "Touch both in turn with the toes: right, left, right, left, twenty times.",
        "Walk ten steps and push each ball with its own foot.",
        "Now dribble one ball and roll the other along with the sole. Change at the line. Five ways."
      ],
      "points": ["Low speed, both balls close", "Look from one to the other, then between them", "Short steps"],
      "progressions": ["Cross over: each foot plays the other ball", "Both balls through a gate"]
    },
    "de": {
      "title": "Zwei Bälle, zwei Füße",
      "aim": "Die Füße gleichzeitig Verschiedenes tun lassen.",
      "steps": [
        "Nimm zwei Bälle, der zweite darf gern kleiner sein. Vor jedem Fuß liegt einer.",
        "Tipp abwechselnd mit den Zehen auf beide: rechts, links, rechts, links, zwanzigmal.",
        "Geh zehn Schritte und schieb jeden Ball mit seinem eigenen Fuß.",
        "Jetzt einen Ball dribbeln und den anderen mit der Sohle mitrollen. An der Linie tauschen. Fünf Wege."
      ],
      "points": ["Wenig Tempo, beide Bälle nah", "Vom einen zum anderen schauen, dann dazwischen", "Kurze Schritte"],
      "progressions": ["Über Kreuz: jeder Fuß spielt den anderen Ball", "Beide Bälle durch ein Tor führen"]
    },
    "bg": {
      "title": "Две топки, два крака",
      "aim": "Да научиш краката да правят различни неща едновременно.",
      "steps": [
        "Вземи две топки, втората може да е по-малка. Пред всеки крак има по една.",
        "Докосвай ги отгоре с пръсти на смени: десен, ляв, десен, ляв, двадесет пъти.",
        "Извърви десет крачки, като всеки крак бута своята топка.",
        "Сега води едната, а другата търкаляй до себе си с подметка. На линията ги смени. Пет минавания."
      ],
      "points": ["Бавно, двете топки са близо", "Поглед от едната към другата, после между тях", "Къси крачки"],
      "progressions": ["На кръст: всеки крак играе с чуждата топка", "Двете топки през вратичка"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "tennis-ball-feet", "topic": "ball_mastery", "place": "room", "ages": [9, 19],
  "level": 3, "minutes": 8, "sets": 4, "intensity": "medium",
  "equipment": ["tennis_ball", "timer"],
  "measure": "repetitions", "target": 30,
  "texts": {
    "en": {
      "title": "Tennis ball feet",
      "aim": "Dribble so exactly that a football feels huge afterwards.",
      "steps": [
        "A tennis ball on a smooth floor or carpet; indoor shoes or socks with grip.",
        "Roll it under each sole for thirty seconds.",
        "Tap it between the insides of your feet, very low and gently.",
        "Take it round four socks in a square, both ways. Finish with one minute of normal ball."
      ],
      "points": ["Bend the knees more than usual", "Touch the top half of the ball", "Never stand on it with your weight"],
      "progressions": ["Use the weaker foot only", "Pull it back and turn at every sock"],
      "measuring": "Count the touches between the insides of your feet in thirty seconds."
    },
    "de": {
      "title": "Tennisballfüße",
      "aim": "So genau dribbeln, dass der Fußball danach riesig wirkt.",
      "steps": [
        "Nimm einen Tennisball auf glattem Boden oder Teppich; trag Hallenschuhe oder Stoppersocken.",
        "Roll ihn dreißig Sekunden lang unter jeder Sohle.",
        "Tipp ihn zwischen den Innenseiten hin und her, ganz tief und sanft.",
        "Führ ihn um vier Socken im Quadrat, in beide Richtungen. Zum Schluss eine Minute mit dem normalen Ball."
      ],
      "points": ["Knie stärker beugen als sonst", "Die obere Hälfte des Balls berühren", "Nie mit Gewicht daraufstehen"],
      "progressions": ["Nur mit dem schwächeren Fuß", "An jeder Socke zurückziehen und drehen"],
      "measuring": "Zähl die Kontakte zwischen den Innenseiten in dreißig Sekunden."
    },
    "bg": {
      "title": "Крака за тенис топка",
      "aim": "Да водиш толкова точно, че после футболната топка да ти се стори огромна.",
      "steps": [
        "Вземи тенис топка на гладък под или килим; обуй гуменки или чорапи, които не се хлъзгат.",
        "Търкаляй я под всяка подметка по тридесет секунди.",
        "Потупвай я между вътрешните части на краката, съвсем ниско и леко.",
        "Води я около четири чорапа в квадрат, в двете посоки. Накрая една минута с нормална топка."
      ],
      "points": ["Свий коленете повече от обичайното", "Докосвай горната половина", "Никога не стъпвай върху нея с тежест"],
      "progressions": ["Само с по-слабия крак", "При всеки чорап дръпни и се обърни"],
      "measuring": "Преброй докосванията между вътрешните части за тридесет секунди."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "write-your-name", "topic": "ball_mastery", "place": "yard", "ages": [7, 13],
  "level": 2, "minutes": 8, "sets": 3, "intensity": "medium",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Write your name",
      "aim": "Steer the ball exactly, with curves and corners.",
      "steps": [
        "Imagine a big sheet of paper on the ground, five steps wide.",
        "Write the first letter of your name with the rolling ball. Corners are turns, curves are small touches.",
        "Stop the ball at the end of each letter with the sole and walk to the next line.",
        "Write your whole name. Then let somebody guess a secret word of three letters."
      ],
      "points": ["Choose the surface that fits: inside for curves, sole for corners", "Plan the next line before you start", "Both feet may write"],
      "progressions": ["Write with the weaker foot", "Write the letters backwards"]
    },
    "de": {
      "title": "Schreib deinen Namen",
      "aim": "Den Ball genau steuern, mit Bögen und Ecken.",
      "steps": [
        "Stell dir am Boden ein großes Blatt Papier vor, fünf Schritte breit.",
        "Schreib mit dem rollenden Ball den ersten Buchstaben deines Namens. Ecken sind Drehungen, Bögen sind kleine Kontakte.",
        "Stopp den Ball am Ende jedes Buchstabens mit der Sohle und geh zum nächsten Strich.",
        "Schreib den ganzen Namen. Danach lass jemanden ein geheimes Wort aus drei Buchstaben raten."
      ],
      "points": ["Die passende Fläche wählen: innen für Bögen, Sohle für Ecken", "Den nächsten Strich vorher planen", "Beide Füße dürfen schreiben"],
      "progressions": ["Mit dem schwächeren Fuß schreiben", "Die Buchstaben rückwärts schreiben"]
    },
    "bg": {
      "title": "Напиши името си",
      "aim": "Да управляваш топката точно, в завои и ъгли.",
      "steps": [
        "Представи си на земята голям лист, широк пет крачки.",
        "Напиши с търкалящата се топка първата буква от името си. Ъглите са обръщания, а дъгите – малки докосвания.",
        "В края на всяка буква спри топката с подметка и мини на следващата.",
        "Напиши цялото име. После нека някой познае тайна дума от три букви."
      ],
      "points": ["Избирай как да докоснеш: вътрешна част за дъги, подметка за ъгли", "Мисли следващата черта предварително", "И двата крака могат да пишат"],
      "progressions": ["Пиши с по-слабия крак", "Пиши буквите отзад напред"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "clock-of-the-sole", "topic": "ball_mastery", "place": "room", "ages": [8, 15],
  "level": 2, "minutes": 8, "sets": 4, "repetitions": 12, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "The clock under your sole",
      "aim": "Send the ball in every direction from one standing leg.",
      "steps": [
        "Stand on the left leg in the middle of an imagined clock, the right sole on the ball.",
        "Roll it out to twelve o'clock and pull it back to the middle.",
        "Then to one, two, three, up to six, always back to the middle. Hands free, eyes ahead.",
        "Change legs: the left sole does twelve, eleven, ten, down to six. Rest and repeat."
      ],
      "points": ["The standing knee stays over the toes", "Never let the contact break", "Belly firm, shoulders loose"],
      "progressions": ["Somebody calls the hours out of order", "Stand on a folded towel"]
    },
    "de": {
      "title": "Die Uhr unter der Sohle",
      "aim": "Den Ball von einem Standbein aus in jede Richtung schicken.",
      "steps": [
        "Steh auf dem linken Bein in der Mitte einer gedachten Uhr, die rechte Sohle auf dem Ball.",
        "Roll ihn auf zwölf Uhr hinaus und zieh ihn in die Mitte zurück.",
        "Dann auf eins, zwei, drei bis sechs, immer wieder zurück. Hände frei, Blick nach vorn.",
        "Bein wechseln: Die linke Sohle macht zwölf, elf, zehn bis hinunter zur Sechs. Pause und noch einmal."
      ],
      "points": ["Standknie über den Zehen", "Der Kontakt reißt nie ab", "Bauch fest, Schultern locker"],
      "progressions": ["Jemand ruft die Stunden durcheinander", "Auf einem gefalteten Handtuch stehen"]
    },
    "bg": {
      "title": "Часовник под подметката",
      "aim": "Да пращаш топката във всички посоки, стоейки на един крак.",
      "steps": [
        "Стой на левия крак в средата на въображаем часовник, дясната подметка е върху топката.",
        "Търкулни я към дванадесет часа и я дръпни обратно в средата.",
        "После към един, два, три и така до шест, винаги с връщане. Ръцете са свободни, погледът – напред.",
        "Смени крака: лявата подметка минава през дванадесет, единадесет, десет и надолу до шест. Почивка и още веднъж."
      ],
      "points": ["Опорното коляно е над пръстите", "Не губи допир с топката", "Стегнат корем, отпуснати рамене"],
      "progressions": ["Някой казва часовете разбъркано", "Стой върху сгъната кърпа"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "cushion-maze", "topic": "ball_mastery", "place": "room", "ages": [5, 9],
  "level": 1, "minutes": 8, "sets": 4, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Cushion maze",
      "aim": "Find ways with the ball through a small labyrinth.",
      "steps": [
        "Build a maze from cushions with paths as wide as two feet. Use a soft ball or rolled socks.",
        "Drive the ball from the entrance to the exit without touching a cushion.",
        "Touched a cushion? Stop the ball, take a breath and drive on.",
        "Build a new maze after two ways in and out."
      ],
      "points": ["Little touches, like stroking a cat", "Brake with the sole before a corner", "Look where the path goes"],
      "progressions": ["Narrower paths", "Take a treasure along: a toy balanced on your flat hand"]
    },
    "de": {
      "title": "Kissenlabyrinth",
      "aim": "Mit dem Ball Wege durch ein kleines Labyrinth finden.",
      "steps": [
        "Bau aus Kissen ein Labyrinth, die Wege so breit wie zwei Füße. Nimm einen weichen Ball oder gerollte Socken.",
        "Führ den Ball vom Eingang zum Ausgang, ohne ein Kissen zu berühren.",
        "Kissen berührt? Ball stoppen, durchatmen, weiterfahren.",
        "Nach zweimal hin und zurück baust du ein neues Labyrinth."
      ],
      "points": ["Kleine Kontakte, als ob du eine Katze streichelst", "Vor der Ecke mit der Sohle bremsen", "Schauen, wo der Weg weitergeht"],
      "progressions": ["Engere Wege", "Einen Schatz mitnehmen: ein Spielzeug auf der flachen Hand"]
    },
    "bg": {
      "title": "Лабиринт от възглавници",
      "aim": "Да намериш път с топката през малък лабиринт.",
      "steps": [
        "Построй лабиринт от възглавници с пътеки, широки колкото две стъпки. Вземи мека топка или навити чорапи.",
        "Прекарай топката от входа до изхода, без да докоснеш възглавница.",
        "Докосна ли? Спри топката, поеми си въздух и продължи.",
        "След две отивания и връщания построй нов лабиринт."
      ],
      "points": ["Малки докосвания, сякаш галиш котка", "Преди ъгъла спирай с подметка", "Гледай накъде води пътеката"],
      "progressions": ["По-тесни пътеки", "Пренеси съкровище: играчка върху отворената длан"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "bear-and-ball", "topic": "ball_mastery", "place": "anywhere", "ages": [5, 7],
  "level": 1, "minutes": 5, "sets": 4, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Bear and ball",
      "aim": "Move round the ball with hands and feet and feel it everywhere.",
      "steps": [
        "On all fours like a bear you push the ball forwards with one hand, six steps long.",
        "Sit down and roll the ball with your hands round your body and under your knees.",
        "Lie on your back, clamp the ball between your feet and lift it up to the ceiling three times.",
        "Stand up and kick it gently to the wall or to a grown-up. Four bears."
      ],
      "points": ["Move slowly, bears have time", "Hold the ball firmly with both feet", "Laughing is allowed"],
      "progressions": ["Crawl backwards and pull the ball along", "Roll the ball round one leg while standing"]
    },
    "de": {
      "title": "Bär und Ball",
      "aim": "Sich mit Händen und Füßen um den Ball bewegen und ihn überall spüren.",
      "steps": [
        "Auf allen vieren schiebst du wie ein Bär den Ball mit einer Hand vorwärts, sechs Schritte weit.",
        "Setz dich hin und roll den Ball mit den Händen um dich herum und unter den Knien durch.",
        "Leg dich auf den Rücken, klemm den Ball zwischen die Füße und heb ihn dreimal zur Decke.",
        "Steh auf und schieb ihn sanft zur Wand oder zu einem Erwachsenen. Vier Bären."
      ],
      "points": ["Langsam, Bären haben Zeit", "Den Ball mit beiden Füßen gut festhalten", "Lachen ist erlaubt"],
      "progressions": ["Rückwärts krabbeln und den Ball mitziehen", "Im Stehen den Ball um ein Bein rollen"]
    },
    "bg": {
      "title": "Мечката и топката",
      "aim": "Да се движиш около топката с ръце и крака и да я усетиш навсякъде.",
      "steps": [
        "Тръгни на четири крака като мечка и бутай топката с една ръка, шест крачки.",
        "Седни и търкаляй топката с ръце около себе си и под коленете.",
        "Легни по гръб, стисни топката между ходилата и я вдигни три пъти към тавана.",
        "Стани и я подай леко към стената или към възрастен. Четири мечки."
      ],
      "points": ["Бавно, мечките имат време", "Стискай топката добре с двете ходила", "Смехът е разрешен"],
      "progressions": ["Пълзи назад и дърпай топката", "Прав търкаляй топката около единия крак"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "flick-up", "topic": "ball_mastery", "place": "anywhere", "ages": [8, 16],
  "level": 3, "minutes": 8, "sets": 4, "repetitions": 8, "intensity": "low",
  "equipment": ["ball"],
  "measure": "repetitions", "target": 6,
  "texts": {
    "en": {
      "title": "Flick it up",
      "aim": "Bring the lying ball into the air without hands.",
      "steps": [
        "Put the front of the sole on the ball, the standing leg half a step behind it.",
        "Pull the ball towards you quickly and set the toes on the ground right behind it.",
        "The ball rolls up onto your foot: lift the toes and flick it up to hip height.",
        "Catch it with your hands. Eight times right, eight times left."
      ],
      "points": ["Pull, then foot flat on the ground", "The toes become a ramp", "The lift comes from the ankle"],
      "progressions": ["Touch it once more with the other foot before catching", "Clamp the ball between both feet and jump it up"],
      "measuring": "Out of ten tries with your better foot, count those in which you catch the ball at hip height."
    },
    "de": {
      "title": "Ball hochlupfen",
      "aim": "Den liegenden Ball ohne Hände in die Luft bringen.",
      "steps": [
        "Setz den Vorfuß auf den Ball, das Standbein einen halben Schritt dahinter.",
        "Zieh den Ball schnell zu dir und stell die Zehen direkt dahinter auf den Boden.",
        "Der Ball rollt auf deinen Fuß: Zehen heben und auf Hüfthöhe lupfen.",
        "Mit den Händen fangen. Achtmal rechts, achtmal links."
      ],
      "points": ["Ziehen, dann den Fuß flach auf den Boden", "Die Zehen werden zur Rampe", "Der Schwung kommt aus dem Fußgelenk"],
      "progressions": ["Vor dem Fangen noch ein Kontakt mit dem anderen Fuß", "Den Ball zwischen beide Füße klemmen und hochspringen"],
      "measuring": "Zähl von zehn Versuchen mit dem stärkeren Fuß, wie oft du den Ball auf Hüfthöhe fängst."
    },
    "bg": {
      "title": "Повдигни я с крак",
      "aim": "Да вдигнеш топката от земята без ръце.",
      "steps": [
        "Сложи предната част на подметката върху топката, опорният крак е на половин крачка зад нея.",
        "Дръпни я бързо към себе си и опри пръстите на земята точно зад нея.",
        "Топката се качва на крака: повдигни пръстите и я подхвърли до кръста.",
        "Хвани я с ръце. Осем пъти с десния, осем с левия крак."
      ],
      "points": ["Дърпаш и веднага стъпваш плоско", "Пръстите стават рампа", "Движението идва от глезена"],
      "progressions": ["Преди да я хванеш, още едно докосване с другия крак", "Стисни топката между двата крака и скочи с нея"],
      "measuring": "От десет опита с по-силния крак преброй в колко хващаш топката на височина до кръста."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "chair-football", "topic": "ball_mastery", "place": "room", "ages": [7, 19],
  "level": 1, "minutes": 6, "sets": 5, "intensity": "low",
  "equipment": ["ball", "timer"],
  "texts": {
    "en": {
      "title": "Feet at work under the table",
      "aim": "Use sitting time for soft, exact soles.",
      "steps": [
        "Sit on the front of a chair, back straight, a soft ball under your feet.",
        "Roll it from the right to the left foot with the soles for one minute.",
        "Pull it under the chair with one foot and bring it forward with the other.",
        "Draw circles with both feet at the same time, the ball between them. One minute each, five minutes altogether."
      ],
      "points": ["Heels stay near the floor", "Both feet work equally", "Read or talk while you do it: the feet need no eyes"],
      "progressions": ["Clamp the ball, lift both feet and hold for five seconds"]
    },
    "de": {
      "title": "Füße bei der Arbeit unterm Tisch",
      "aim": "Sitzzeit für weiche, genaue Sohlen nutzen.",
      "steps": [
        "Sitz vorn auf einem Stuhl, Rücken gerade, ein weicher Ball unter den Füßen.",
        "Roll ihn eine Minute lang mit den Sohlen von rechts nach links.",
        "Zieh ihn mit einem Fuß unter den Stuhl und hol ihn mit dem anderen nach vorn.",
        "Mal mit beiden Füßen gleichzeitig Kreise, der Ball dazwischen. Je eine Minute, zusammen fünf."
      ],
      "points": ["Fersen nah am Boden", "Beide Füße arbeiten gleich viel", "Lies oder erzähl dabei: Die Füße brauchen keine Augen"],
      "progressions": ["Ball einklemmen, beide Füße heben, fünf Sekunden halten"]
    },
    "bg": {
      "title": "Краката работят под масата",
      "aim": "Да използваш седенето за меки и точни подметки.",
      "steps": [
        "Седни отпред на стола с изправен гръб, под краката е мека топка.",
        "Търкаляй я с подметки от десния към левия крак една минута.",
        "Дръпни я под стола с единия крак и я изкарай напред с другия.",
        "Рисувай кръгове с двата крака едновременно, топката е между тях. По една минута, общо пет."
      ],
      "points": ["Петите са близо до пода", "Двата крака работят еднакво", "Чети или разказвай: краката нямат нужда от очи"],
      "progressions": ["Стисни топката, вдигни двата крака и задръж пет секунди"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "heads-up-cards", "topic": "ball_mastery", "place": "room", "ages": [7, 13],
  "level": 2, "minutes": 8, "sets": 5, "intensity": "medium",
  "equipment": ["ball"],
  "people": 2, "measure": "repetitions", "target": 12,
  "texts": {
    "en": {
      "title": "Heads up: the cards",
      "aim": "See something else while the feet control the ball.",
      "steps": [
        "One has a pack of playing cards, the other a soft ball.",
        "Whoever has the ball does toe taps or inside touches on the spot.",
        "Every three seconds a card goes up: call its colour and number without a break in the touches.",
        "After twenty cards change. Each of you has five turns."
      ],
      "points": ["Eyes leave the ball for the card", "The rhythm stays the same", "Feel the ball with your foot"],
      "progressions": ["Add up two cards", "On a red card roll the ball to the right, on black to the left"],
      "measuring": "Out of twenty cards, count those you called right without losing the ball."
    },
    "de": {
      "title": "Kopf hoch: Karten lesen",
      "aim": "Etwas anderes sehen, während die Füße den Ball führen.",
      "steps": [
        "Der eine hat Spielkarten, der andere einen weichen Ball.",
        "Wer den Ball hat, tippt am Ort mit den Sohlen oder pendelt mit den Innenseiten.",
        "Alle drei Sekunden kommt eine Karte hoch: Ruf Farbe und Zahl, ohne die Kontakte zu unterbrechen.",
        "Nach zwanzig Karten tauscht ihr. Jeder ist fünfmal dran."
      ],
      "points": ["Die Augen gehen vom Ball zur Karte", "Der Rhythmus bleibt gleich", "Den Ball mit dem Fuß spüren"],
      "progressions": ["Zwei Karten zusammenzählen", "Bei Rot den Ball nach rechts rollen, bei Schwarz nach links"],
      "measuring": "Zähl von zwanzig Karten die, die du richtig gerufen hast, ohne den Ball zu verlieren."
    },
    "bg": {
      "title": "Глава горе: картите",
      "aim": "Да виждаш нещо друго, докато краката владеят топката.",
      "steps": [
        "Единият държи карти за игра, другият е с мека топка.",
        "Който е с топката, почуква с подметки или я прехвърля между краката на място.",
        "На всеки три секунди се вдига карта: кажи цвета и числото, без да спираш докосванията.",
        "След двадесет карти се сменете. Всеки е на ред пет пъти."
      ],
      "points": ["Очите отиват от топката към картата", "Ритъмът не се променя", "Усещай топката с крака"],
      "progressions": ["Събери две карти", "При червено търкулни надясно, при черно – наляво"],
      "measuring": "От двадесет карти преброй познатите, при които не си загубил топката."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "mirror-the-leader", "topic": "ball_mastery", "place": "yard", "ages": [6, 14],
  "level": 2, "minutes": 8, "sets": 6, "intensity": "medium",
  "equipment": ["ball"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Mirror with the ball",
      "aim": "Copy another player's touches and invent your own.",
      "steps": [
        "Stand facing each other, four steps apart, each with a ball.",
        "The leader does a touch or a trick: roll, tap, pull, turn.",
        "The mirror does the same at the same moment, left for right.",
        "One minute, then change. After three minutes each, show the other your best trick slowly."
      ],
      "points": ["Leader: clear and not too fast", "Mirror: watch hips and feet, not only the ball", "Every attempt is welcome"],
      "progressions": ["Add sideways steps", "Start a chain: each adds one touch to what came before"]
    },
    "de": {
      "title": "Spiegel mit Ball",
      "aim": "Die Kontakte des anderen nachmachen und eigene erfinden.",
      "steps": [
        "Steht euch mit vier Schritten Abstand gegenüber, jeder mit Ball.",
        "Wer führt, zeigt einen Kontakt oder einen Trick: rollen, tippen, ziehen, drehen.",
        "Der Spiegel macht im selben Moment dasselbe, seitenverkehrt.",
        "Eine Minute, dann tauschen. Nach je drei Minuten zeigt ihr euch langsam euren besten Trick."
      ],
      "points": ["Führen: deutlich und nicht zu schnell", "Spiegeln: auf Hüfte und Füße schauen, nicht nur auf den Ball", "Jeder Versuch ist willkommen"],
      "progressions": ["Seitschritte dazu", "Eine Kette bauen: Jeder hängt einen Kontakt an"]
    },
    "bg": {
      "title": "Огледало с топка",
      "aim": "Да повтаряш докосванията на другия и да измисляш свои.",
      "steps": [
        "Застанете един срещу друг на четири крачки, всеки с топка.",
        "Водещият показва докосване или трик: търкулване, почукване, дърпане, обръщане.",
        "Огледалото прави същото в същия миг, ляво срещу дясно.",
        "Една минута, после смяна. След по три минути покажете бавно най-добрия си трик."
      ],
      "points": ["Водещият показва ясно и не бърза", "Огледалото гледа таза и краката, не само топката", "Всеки опит е добре дошъл"],
      "progressions": ["Добавете странични стъпки", "Направете верига: всеки добавя по едно докосване"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "swap-the-balls", "topic": "ball_mastery", "place": "yard", "ages": [6, 12],
  "level": 1, "minutes": 8, "sets": 6, "intensity": "medium",
  "equipment": ["ball"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Swap!",
      "aim": "Leave your ball under control and take over another.",
      "steps": [
        "Two balls, two players, six steps apart. Each keeps their ball moving on the spot.",
        "One calls 'Swap!': both stop their ball with the sole and run to the other's ball.",
        "Whoever has three touches there first calls next.",
        "Six rounds of one minute. Choose a new touch in every round."
      ],
      "points": ["Stop the ball dead before you run", "Pass each other on the right", "First touch small"],
      "progressions": ["Turn once round yourself on the way", "Do not stop the ball: it rolls on slowly"]
    },
    "de": {
      "title": "Tausch!",
      "aim": "Den eigenen Ball ruhig zurücklassen und einen anderen übernehmen.",
      "steps": [
        "Zwei Bälle, zwei Kinder, sechs Schritte Abstand. Jeder hält seinen Ball am Ort in Bewegung.",
        "Einer ruft „Tausch!“: Beide stoppen mit der Sohle und laufen zum Ball des anderen.",
        "Wer dort zuerst drei Kontakte hat, ruft als Nächstes.",
        "Sechs Runden zu einer Minute. Wählt in jeder Runde einen neuen Kontakt."
      ],
      "points": ["Erst tot stoppen, dann laufen", "Rechts aneinander vorbei", "Der erste Kontakt ist klein"],
      "progressions": ["Unterwegs einmal um dich selbst drehen", "Nicht stoppen: Der Ball rollt langsam weiter"]
    },
    "bg": {
      "title": "Смяна!",
      "aim": "Да оставиш топката си спокойна и да поемеш друга.",
      "steps": [
        "Две топки, двама играчи, шест крачки разстояние. Всеки държи своята топка в движение на място.",
        "Единият вика „Смяна!“: двамата спират с подметка и тичат към чуждата топка.",
        "Който пръв направи там три докосвания, вика следващия път.",
        "Шест серии по една минута. Във всяка изберете ново докосване."
      ],
      "points": ["Първо спри топката напълно, после тичай", "Разминавайте се отдясно", "Първото докосване е малко"],
      "progressions": ["По пътя се завърти веднъж около себе си", "Не спирай топката: тя бавно се търкаля"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "toe-taps-on-the-step", "topic": "coordination", "place": "anywhere", "ages": [7, 14],
  "level": 2, "minutes": 8, "sets": 6, "intensity": "medium",
  "equipment": ["step", "timer"],
  "measure": "repetitions", "target": 45,
  "texts": {
    "en": {
      "title": "Quick feet on the lowest step",
      "aim": "Fast, light feet, without any ball to run after.",
      "steps": [
        "Stand in front of the lowest step of a staircase that does not slip, or a kerb away from traffic.",
        "Tap the step with the front of your feet in turn, as if a ball lay there. Twenty seconds.",
        "Rest for forty seconds and breathe calmly.",
        "Six rounds: two straight, two with turned-out toes, two while you move to the left and right."
      ],
      "points": ["Stay on the front of your feet", "Arms swing as in running", "Tap quietly: quiet is fast"],
      "progressions": ["Two quick taps with each foot", "Look up at somebody's fingers and call the number"],
      "measuring": "Count the taps in twenty seconds."
    },
    "de": {
      "title": "Flinke Füße an der Stufe",
      "aim": "Schnelle, leichte Füße, ohne einem Ball nachzulaufen.",
      "steps": [
        "Stell dich vor die unterste Stufe einer rutschfesten Treppe oder vor einen Bordstein abseits der Straße.",
        "Tipp abwechselnd mit dem Vorfuß auf die Stufe, als läge dort ein Ball. Zwanzig Sekunden.",
        "Vierzig Sekunden Pause, ruhig atmen.",
        "Sechs Runden: zwei gerade, zwei mit nach außen gedrehten Zehen, zwei mit Bewegung nach links und rechts."
      ],
      "points": ["Auf dem Vorfuß bleiben", "Die Arme schwingen wie beim Laufen", "Leise tippen: Leise ist schnell"],
      "progressions": ["Mit jedem Fuß zweimal schnell tippen", "Hochschauen und die Finger zählen, die jemand zeigt"],
      "measuring": "Zähl die Tipper in zwanzig Sekunden."
    },
    "bg": {
      "title": "Бързи крака на стъпалото",
      "aim": "Бързи и леки крака, без да тичаш след топка.",
      "steps": [
        "Застани пред най-долното стъпало, което не се хлъзга, или пред бордюр далеч от улицата.",
        "Почуквай стъпалото с предната част на краката на смени, сякаш там има топка. Двадесет секунди.",
        "Почивай четиридесет секунди и дишай спокойно.",
        "Шест серии: две направо, две с пръсти навън, две с движение наляво и надясно."
      ],
      "points": ["Стой на пръсти", "Ръцете работят като при бягане", "Почуквай тихо: тихото е бързо"],
      "progressions": ["По две бързи почуквания с всеки крак", "Гледай нагоре и казвай колко пръста ти показват"],
      "measuring": "Преброй почукванията за двадесет секунди."
    }
  }
}
$json$);
