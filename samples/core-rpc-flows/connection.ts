// One WebSocket connection to a Core Space node.
import WebSocket from 'ws';

// #region connection
type Message = {
  id?: number;
  result?: string;
  error?: { message: string };
  params?: { subscription: string; result: unknown };
};

/** Matches responses with requests, and notifications with their subscription. */
export class Connection {
  private listeners = new Map<string, (event: unknown) => void>();
  private waiting = new Map<number, (message: Message) => void>();
  private count = 0;

  private constructor(private socket: WebSocket) {
    socket.on('message', (text) => this.receive(JSON.parse(String(text)) as Message));
  }

  static open(url: string): Promise<Connection> {
    const socket = new WebSocket(url);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  private receive({ id, params, ...message }: Message): void {
    if (params) this.listeners.get(params.subscription)?.(params.result);
    else if (id !== undefined) this.waiting.get(id)?.(message);
  }

  private request(method: string, params: unknown[]): Promise<Message> {
    const id = ++this.count;
    const response = new Promise<Message>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return response;
  }

  /** Subscribes; the listener gets the `result` of each notification. */
  async subscribe(listener: (event: unknown) => void, ...params: unknown[]): Promise<void> {
    const { result, error } = await this.request('cfx_subscribe', params);
    if (error || result === undefined) throw new Error(error?.message);
    this.listeners.set(result, listener);
  }

  /** Resolves when the connection is closed, by either side. */
  async lost(): Promise<void> {
    if (this.socket.readyState !== WebSocket.CLOSED)
      await new Promise((resolve) => this.socket.once('close', resolve));
  }

  /** Drops the connection, as a failing network does. */
  breakOff(): void {
    this.socket.terminate();
  }
}
// #endregion connection
